import type { Words } from '#domain/kernel/words.ts';
import { setLanguage, type useLanguage } from '#locale/words.ts';
import { hasCode } from '#stores/menus.ts';
import type { ProjectEntry } from '#stores/project.ts';
import { tabAddress } from '#stores/tabs.ts';
import { switchProject } from '../project-switch.ts';
import type { SidebarItem } from '../route-builder.ts';
import { hasScreen, screens } from '../screens.tsx';
import { askSignOut } from '../sign-out.ts';
import { menuMatches } from './menu-matches.ts';
import { paletteWords } from './palette-words.ts';

/** Something the palette offers. */
export interface Choice {
  key: string;
  kind: 'page' | 'action' | 'project';
  title: Words;
  under?: Words | undefined;
  icon?: string;
  act: () => void;
}

interface Here {
  sidebar: readonly SidebarItem[];
  projects: readonly ProjectEntry[];
  projectId: string;
  language: ReturnType<typeof useLanguage>;
  go: (address: string) => void;
  lock: () => void;
}

const w = paletteWords.words;

/** Everything that may be chosen without asking the server: pages of the menu and of everybody, actions, projects. */
export function paletteChoices(here: Here): Choice[] {
  const { sidebar, projects, projectId, language, go, lock } = here;
  const pages = menuMatches(sidebar, '').map(({ key, title, under, icon, address }): Choice => {
    return { key, kind: 'page', title, under, icon, act: () => go(tabAddress(key) ?? address) };
  });
  const known = new Set(pages.map((page) => page.key));
  const open = screens
    .filter(({ path, menu, page }) => menu === '' && page !== undefined && !known.has(path) && !path.includes(':'))
    .map(({ path, title }): Choice => ({ key: path, kind: 'page', title, act: () => go(tabAddress(path) ?? path) }));
  const action = (key: string, title: Words, act: () => void): Choice => ({ key, kind: 'action', title, act });
  const actions = [
    ...(hasCode('report_add') && hasScreen('/qaqc/report/new')
      ? [action('new-report', w.newReport, () => go('/qaqc/report/new'))]
      : []),
    action('lock', w.lock, lock),
    action('language', w.language, () => setLanguage(language === 'zh' ? 'en' : 'zh')),
    ...(document.fullscreenEnabled ? [action('full-screen', w.fullScreen, () => void toggleFullScreen())] : []),
    action('sign-out', w.signOut, () => void askSignOut()),
  ];
  const others = projects
    .filter(({ id }) => id !== projectId)
    .map(({ id, projectName, projectNameEn }): Choice => {
      const title: Words = [projectNameEn || projectName, projectName || projectNameEn];
      return { key: `project-${id}`, kind: 'project', title, act: () => void switchProject(id) };
    });
  return [...pages, ...open, ...actions, ...others];
}

// A refusal of the browser leaves things as they are.
function toggleFullScreen(): Promise<void> {
  const full = document.fullscreenElement !== null;
  return (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
}

/**
 * The choices that answer to a text: every word of it stands somewhere in the names, in either language. Those whose
 * name begins with it come first; without a text, what was chosen last.
 */
export function choicesFor(choices: readonly Choice[], text: string, recent: readonly string[]): Choice[] {
  const wanted = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) {
    const last = recent.flatMap((key) => choices.filter((one) => one.key === key));
    return [...last, ...choices.filter((one) => !last.includes(one))];
  }
  const names = (one: Choice) => [...one.title, ...(one.under ?? [])].map((name) => name.toLowerCase());
  const begins = (one: Choice) => one.title.some((name) => name.toLowerCase().startsWith(wanted[0]!));
  const found = choices.filter((one) => wanted.every((word) => names(one).some((name) => name.includes(word))));
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}
