import { DictTabs } from './dict-tabs.tsx';

/** spec §2: dictionary management with its two lists one above the other. */
export default function DictVerticalPage() {
  return <DictTabs layout="above" />;
}
