import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { signOutAtServer } from '#api/auth-client.ts';
import { confirm, toast } from '#kit/feedback.ts';
import { toneColor, toneIcon } from '#kit/state/tone.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { sayNow, setLanguage, useLanguage, useWords } from '#locale/words.ts';
import { useSession } from '#stores/session.ts';
import { wipeStorage } from '#stores/storage.ts';
import { type Fact, findFacts, type Part, reportOf, sayFact } from './tool-facts.ts';
import { toolWords } from './tool-words.ts';
import css from './tool.module.css';
import { usePageTitle } from './use-page-title.ts';

/** A server that does not answer must not keep the data here. */
const PATIENCE_MS = 3000;

/** spec §2: /tool, public. What support asks for first, and a clean start when nothing else helps. */
export default function ToolPage() {
  const t = useWords(toolWords);
  const language = useLanguage();
  const [found, setFound] = useState<{ parts: readonly Part[]; at: Date } | null>(null);
  const [round, setRound] = useState(0);
  usePageTitle(t('title'));
  useEffect(() => {
    let gone = false;
    void findFacts(language).then((parts) => gone || setFound({ parts, at: new Date() }));
    return () => {
      gone = true;
    };
  }, [language, round]);

  // Each language is called by its own name.
  const other =
    language === 'zh'
      ? ({ language: 'en', tag: 'en', name: 'English' } as const)
      : ({ language: 'zh', tag: 'zh-CN', name: '中文' } as const);
  const parts = found?.parts;
  const faults = parts?.flatMap(({ facts }) => facts).filter(({ fault }) => fault).length ?? 0;
  const report = found ? reportOf(t, found.parts, found.at) : '';
  const state = !parts ? t('checking') : faults > 0 ? t('faults', { count: faults }) : t('fine');
  return (
    <main className={css.page}>
      <div className={css.bar}>
        <h1 className={css.state}>{t('title')}</h1>
        <Button type="text" lang={other.tag} onClick={() => setLanguage(other.language)}>
          {other.name}
        </Button>
        {/* Signed out, the product is the login page: a page load, decided by the guard. docs/decisions/008 */}
        <Button type="text" href="/">
          {t('home')}
        </Button>
      </div>
      <p className={css.text}>{t('text')}</p>
      <div className={css.bar}>
        <output className={css.state} style={{ color: parts ? toneColor[faults > 0 ? 'bad' : 'good'] : undefined }}>
          {state}
        </output>
        <Button
          onClick={() => {
            setFound(null);
            setRound(round + 1);
          }}
          disabled={!parts}
        >
          {t('again')}
        </Button>
        <Button type="primary" disabled={!parts} onClick={() => void copy(report)}>
          {t('copyReport')}
        </Button>
      </div>
      {parts?.map(({ name, facts }) => (
        <section key={name} className={css.part} aria-label={t(name)}>
          <h2>{t(name)}</h2>
          <dl>
            {facts.map((fact) => (
              <Row key={fact.name} fact={fact} />
            ))}
          </dl>
        </section>
      ))}
      {parts && (
        <details className={css.part}>
          <summary>{t('asText')}</summary>
          <pre>{report}</pre>
        </details>
      )}
      <section className={css.part} aria-label={t('clear')}>
        <h2>{t('clear')}</h2>
        <p className={css.text}>{t('clearText')}</p>
        <Button danger onClick={() => void clear()}>
          {t('clear')}
        </Button>
      </section>
    </main>
  );
}

function Row({ fact }: { fact: Fact }) {
  const t = useWords(toolWords);
  const Icon = toneIcon.bad;
  return (
    <div>
      <dt>{t(fact.name)}</dt>
      <dd>
        {fact.fault && (
          <span className={css.fault} style={{ color: toneColor.bad }}>
            <Icon aria-label={t('fault')} />
          </span>
        )}
        {sayFact(t, fact)}
      </dd>
    </div>
  );
}

/** Browsers offer no clipboard outside secure contexts: the text stands below. */
async function copy(report: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(report);
    toast.success(sharedWords.words.copied);
  } catch {
    toast.error(sharedWords.words.failed);
  }
}

async function clear(): Promise<void> {
  const { clear: okText, clearAsk, clearText } = toolWords.words;
  if (!(await confirm({ title: clearAsk, content: sayNow(clearText), okText, danger: true }))) return;
  if (useSession.getState().token !== '') {
    const patience = new Promise((done) => setTimeout(done, PATIENCE_MS));
    await Promise.race([signOutAtServer().catch(() => undefined), patience]);
  }
  wipeStorage();
  await forgetOfflineStart().catch(() => undefined);
  window.location.replace('/login');
}

async function forgetOfflineStart(): Promise<void> {
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name);
  const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  for (const worker of workers) await worker.unregister();
}
