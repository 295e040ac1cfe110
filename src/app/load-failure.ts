import { say, type Words } from '#domain/kernel/words.ts';
import { languageNow } from '#stores/language.ts';

const failed: Words = [
  'The page could not be loaded. Check the connection and reload.',
  '页面加载失败，请检查网络后重新加载。',
];
const reload: Words = ['Reload', '重新加载'];

/**
 * spec §8: a script that cannot be loaded says so. Written with the document alone, because what is missing may be
 * React itself; after an update the old names are gone, and a reload helps.
 */
export function showLoadFailure(root: HTMLElement): void {
  const language = languageNow();
  const words = document.createElement('p');
  words.textContent = say(failed, language);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = say(reload, language);
  button.addEventListener('click', () => window.location.reload());
  const box = document.createElement('div');
  box.className = 'splash splash-failed';
  box.setAttribute('role', 'alert');
  box.append(words, button);
  root.replaceChildren(box);
}

const CHUNK_TIMEOUT_MS = 120_000;

/** What is loaded, or a load error when it has not come in time. spec §8, §9: 120000 ms. */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    const error = () => new Error('Failed to fetch dynamically imported module: no answer in time');
    timer = setTimeout(() => reject(error()), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
