import { DictTabs } from './dict-tabs.tsx';

/** spec §2: dictionary management with its two lists side by side. */
export default function DictHorizontalPage() {
  return <DictTabs layout="beside" />;
}
