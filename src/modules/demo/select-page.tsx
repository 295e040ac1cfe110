import { useState } from 'react';
import { PageHeader } from '#kit/page/page-header.tsx';
import { RefPicker } from '#kit/resource/ref-picker.tsx';
import { RefsPicker } from '#kit/resource/refs-picker.tsx';
import { nowhere, PlacePicker } from '#kit/tree/place-picker.tsx';
import { TreePicker } from '#kit/tree/tree-picker.tsx';
import { useWords } from '#locale/words.ts';
import { useDictTree } from './demo-client.ts';
import { DemoField, DemoPart } from './demo-part.tsx';
import { demoWords } from './demo-words.ts';
import css from './demo.module.css';
import { DictPart } from './dict-part.tsx';

const oneOf = { to: { resource: 'defectType', label: 'title' } };
const someOf = { to: { resource: 'roomType', label: 'name' } };

/** spec §2: /demo/select. The pickers that forms are made of. */
export default function SelectPage() {
  const t = useWords(demoWords);
  const [node, setNode] = useState('');
  const [one, setOne] = useState('');
  const [several, setSeveral] = useState<string[]>([]);
  const [place, setPlace] = useState(nowhere);
  const tree = useDictTree();
  return (
    <div className={css.page}>
      <PageHeader title={t('select')} note={t('selectNote')} />
      <DictPart />
      <DemoPart title={t('tree')} text={t('treeText')}>
        <DemoField label={t('node')} value={node === '0' ? '' : node}>
          <TreePicker nodes={tree} value={node} onChange={setNode} aria-label={t('node')} />
        </DemoField>
      </DemoPart>
      <DemoPart title={t('reference')} text={t('referenceText')}>
        <div className={css.fields}>
          <DemoField label={t('one')} value={one}>
            <RefPicker field={oneOf} value={one} onChange={(id) => setOne(id ?? '')} aria-label={t('one')} />
          </DemoField>
          <DemoField label={t('several')} value={several.join(', ')}>
            <RefsPicker field={someOf} value={several} onChange={setSeveral} aria-label={t('several')} />
          </DemoField>
        </div>
      </DemoPart>
      <DemoPart title={t('places')} text={t('placesText')}>
        <DemoField label={t('places')} value={Object.values(place).filter(Boolean).join(' / ')}>
          <PlacePicker value={place} onChange={setPlace} />
        </DemoField>
      </DemoPart>
    </div>
  );
}
