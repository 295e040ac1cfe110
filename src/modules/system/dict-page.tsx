import { dict } from '#domain/resources/dict.ts';
import { DictScreen } from './dict-screen.tsx';

/** System dictionaries, shared by every tenant. spec §3 */
export default function DictPage() {
  return <DictScreen resource={dict} />;
}
