import { notice } from '#domain/resources/notice.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';

/** Announcements of administrators; everybody reads them in the popover of the bell. spec §3 */
export default function NoticePage() {
  return <ResourcePage resource={notice} />;
}
