import { useState } from 'react';
import { type Model, ModelPicker } from '#kit/model/model-picker.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import { DemoField, DemoPart } from './demo-part.tsx';
import { demoWords } from './demo-words.ts';
import css from './demo.module.css';

const samples = [
  { title: ['Block A, structure', 'A 座结构'], buildingCode: 'A', startTime: '2026-02-02', status: '1' },
  { title: ['Block A, services', 'A 座机电'], buildingCode: 'A', startTime: '2026-04-13', status: '1' },
  { title: ['Basement, first draft', '地下室（初稿）'], buildingCode: 'B1', startTime: '2025-11-24', status: '0' },
] as const;

/** spec §2: /demo/model. The project has no models before the model library; the examples are said to be ones. */
export default function ModelPage() {
  const t = useWords(demoWords);
  const at = useLanguage() === 'en' ? 0 : 1;
  const [chosen, setChosen] = useState('');
  const examples = samples.map((sample, index): Model => {
    const buildingType = sample.buildingCode === 'B1' ? 'basement' : 'building';
    return { ...sample, id: `example-${index + 1}`, title: sample.title[at], buildingType };
  });
  return (
    <div className={css.page}>
      <PageHeader title={t('model')} note={t('modelNote')} />
      <DemoPart title={t('project')}>
        <ModelPicker models={[]} />
      </DemoPart>
      <DemoPart title={t('examples')} text={t('examplesText')}>
        <DemoField label={t('model')} value={chosen}>
          <ModelPicker models={examples} value={chosen} onChange={setChosen} />
        </DemoField>
      </DemoPart>
    </div>
  );
}
