import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchQuery } from '#api/search-client.ts';
import { useDebounced } from '#kit/resource/use-debounced.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useLanguage, useSay, useWords } from '#locale/words.ts';
import { lock, useLock } from '#stores/lock.ts';
import { noteChoice, showPalette, usePalette } from '#stores/palette.ts';
import { useProject } from '#stores/project.ts';
import { useBuiltRoutes } from '../built-routes.ts';
import { Finder, type Finding } from './finder.tsx';
import { MenuIcon } from '#kit/icon/menu-icon.tsx';
import { type Choice, choicesFor, paletteChoices } from './palette-choices.ts';
import { foundWords, paletteWords } from './palette-words.ts';
import css from './palette.module.css';

const LockDialog = lazy(async () => ({ default: (await import('./lock-dialog.tsx')).LockDialog }));
const PAUSE_MS = 200;
/** Where a record of each kind is shown. */
const recordPath = { report: '/qaqc/report/detail/' } as const;

/** One field for pages, records and actions. The dialog is the browser's own: it keeps the focus and gives it back. */
export function Palette({ typedEarly }: { typedEarly: () => string }) {
  const t = useWords(paletteWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const navigate = useNavigate();
  const language = useLanguage();
  const { sidebar } = useBuiltRoutes();
  const recent = usePalette((state) => state.recent);
  const { projects, current } = useProject();
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState('');
  const [locking, setLocking] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const { data: found = [] } = useQuery(searchQuery(useDebounced(asked, PAUSE_MS)));

  // What was typed until the field stands is in it: nothing can be typed between this and the field's focus.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    setTyped(typedEarly());
    setAsked(typedEarly());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const choices = paletteChoices({
    sidebar,
    projects,
    projectId: current?.id ?? '',
    language,
    go: (address) => void navigate(address),
    lock: () => (useLock.getState().lockPasswd === '' ? setLocking(true) : lock()),
  });
  const records = asked.trim() === '' ? [] : found;
  const kindOf = (choice: Choice, text: string) =>
    text.trim() === '' && recent.includes(choice.key) ? t('recent') : t(choice.kind);

  const find = (text: string): Finding[] => [
    ...choicesFor(choices, text, recent).map((choice) => ({
      key: choice.key,
      line: (
        <Line
          icon={choice.icon}
          name={say(choice.title)}
          more={choice.under ? say(choice.under) : ''}
          kind={kindOf(choice, text)}
        />
      ),
    })),
    ...records.map((record) => ({
      key: `record-${record.id}`,
      line: <Line name={record.code || t('draft')} more={record.text} kind={say(foundWords[record.kind])} />,
    })),
  ];

  const pick = (key: string) => {
    const record = records.find((one) => key === `record-${one.id}`);
    const choice = choices.find((one) => one.key === key);
    // The lock asks for its password in this dialog's place.
    if (key !== 'lock') close();
    if (record) void navigate(recordPath[record.kind] + record.id);
    if (choice) {
      noteChoice(choice.key);
      choice.act();
    }
  };
  const close = () => {
    dialog.current?.close();
    showPalette(false);
  };

  if (locking)
    return (
      <Suspense>
        <LockDialog open onClose={() => showPalette(false)} />
      </Suspense>
    );
  return (
    // A press on the backdrop is a press on the dialog itself; the keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={css.palette}
      aria-label={t('label')}
      onClose={() => showPalette(false)}
      onClick={(click) => click.target === click.currentTarget && close()}
    >
      <div className={css.inside}>
        {typed !== null && (
          <Finder
            typed={typed}
            label={t('label')}
            nothing={t('nothing')}
            find={find}
            onType={setAsked}
            onPick={pick}
            onClose={close}
          />
        )}
        <Button block size="large" className={css.close} onClick={close}>
          {shared('close')}
        </Button>
      </div>
    </dialog>
  );
}

function Line({ icon, name, more, kind }: { icon?: string | undefined; name: string; more: string; kind: string }) {
  return (
    <>
      <span className={css.icon} aria-hidden>
        {icon && <MenuIcon name={icon} />}
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.more}>{more}</span>
      <span className={css.kind}>{kind}</span>
    </>
  );
}
