import { param } from '#domain/resources/param.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** System parameters. spec §3 */
export default function ParamPage() {
  return <ResourcePage resource={param} />;
}
