import { LeaveLoader } from './leave-loader.tsx';

/** An application and what became of it. spec §2 */
export default function LeaveDetailPage() {
  return <LeaveLoader deciding={false} />;
}
