import { dictBiz } from '#domain/resources/dict.ts';
import { DictScreen } from './dict-screen.tsx';

/** Business dictionaries of a tenant. spec §3 */
export default function DictBizPage() {
  return <DictScreen resource={dictBiz} />;
}
