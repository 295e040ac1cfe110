import Tabs from 'antd/es/tabs';
import type { Resource } from '#domain/kernel/resource.ts';
import { dict, dictBiz } from '#domain/resources/dict.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { useWords } from '#locale/words.ts';
import { DictScreen } from './dict-screen.tsx';
import { dictWords } from './dict-words.ts';

const sources = { system: dict, business: dictBiz } as unknown as Readonly<Record<string, Resource>>;

/** System and business dictionaries by tabs, each with its two lists beside or above one another. spec §2 */
export function DictTabs({ layout }: { layout: 'beside' | 'above' }) {
  const t = useWords(dictWords);
  const [{ kind }, set] = useUrlState({ kind: 'system', dict: '' });
  const chosen = sources[kind] ? kind : 'system';
  const items = (['system', 'business'] as const).map((key) => ({ key, label: t(key) }));
  return (
    <>
      <Tabs
        aria-label={t('kinds')}
        activeKey={chosen}
        items={items}
        // The dictionary that was open is one of the other kind.
        onChange={(next) => set({ kind: next, dict: '' })}
      />
      <DictScreen key={chosen} resource={sources[chosen]!} layout={layout} />
    </>
  );
}
