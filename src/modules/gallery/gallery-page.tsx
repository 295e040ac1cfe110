import { type ComponentType, useId } from 'react';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useWords } from '#locale/words.ts';
import { ButtonsPart } from './buttons-part.tsx';
import { ChartsPart } from './charts-part.tsx';
import { ColoursPart } from './colours-part.tsx';
import { DatesPart } from './dates-part.tsx';
import { FeedbackPart } from './feedback-part.tsx';
import { FormsPart } from './forms-part.tsx';
import { galleryWords } from './gallery-words.ts';
import css from './gallery.module.css';
import { NothingPart } from './nothing-part.tsx';
import { StatesPart } from './states-part.tsx';
import { TablesPart } from './tables-part.tsx';

const parts = [
  ['buttons', ButtonsPart],
  ['states', StatesPart],
  ['forms', FormsPart],
  ['tables', TablesPart],
  ['nothing', NothingPart],
  ['dates', DatesPart],
  ['colours', ColoursPart],
  ['charts', ChartsPart],
  ['feedback', FeedbackPart],
] as const;

/** spec §2: /test/index. What the product is made of, to be looked at in every theme and language. Holds no records. */
export default function GalleryPage() {
  const t = useWords(galleryWords);
  return (
    <div className={css.page}>
      <PageHeader title={t('title')} note={t('note')} />
      {parts.map(([name, Content]) => (
        <Part key={name} title={t(name)} content={Content} />
      ))}
    </div>
  );
}

function Part({ title, content: Content }: { title: string; content: ComponentType }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Content />
    </section>
  );
}
