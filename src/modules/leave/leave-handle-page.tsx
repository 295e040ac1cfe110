import { LeaveLoader } from './leave-loader.tsx';

/** Deciding on an application. spec §2 */
export default function LeaveHandlePage() {
  return <LeaveLoader deciding />;
}
