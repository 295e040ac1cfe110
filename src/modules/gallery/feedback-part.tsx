import Button from 'antd/es/button';
import { confirm, toast } from '#kit/feedback.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { sayNow, useWords } from '#locale/words.ts';
import { galleryWords } from './gallery-words.ts';
import css from './gallery.module.css';

const { words } = galleryWords;
const tones = ['success', 'error', 'info', 'warning'] as const;

/** Messages that go by themselves, and a question before something is lost. */
export function FeedbackPart() {
  const t = useWords(galleryWords);
  async function ask() {
    const yes = await confirm({ title: words.askTitle, content: sayNow(words.askText), danger: true });
    const { confirm: agreed, cancel } = sharedWords.words;
    toast.info(sayNow(words.answered, { answer: yes ? agreed : cancel }));
  }
  return (
    <div className={css.row}>
      {tones.map((tone) => (
        <Button key={tone} onClick={() => toast[tone](words[tone])}>
          {t(tone)}
        </Button>
      ))}
      <Button danger onClick={() => void ask()}>
        {t('ask')}
      </Button>
    </div>
  );
}
