import { lockStored, rememberedLogin, tokenStored } from '#stores/login-memory.ts';
import { guard } from '../guard.ts';
import type { EarlyRoot } from './early.ts';

/**
 * Stands in index.html, behind the root and the templates: shows the login form as it was drawn by the build, when the
 * login page is what this address shows. It can be typed into at once; React takes the very same form over. For those
 * who are signed in it fetches the shell.
 * docs/decisions/019
 */
const { pathname, search } = window.location;
const token = tokenStored() ? 'stored' : '';
const ruling = guard({ path: pathname, search, token, locked: lockStored(), resume: '/' });
const showsLogin = ruling.go === 'signOut' || (ruling.go === 'stay' && pathname === '/login');
const root: EarlyRoot | null = document.getElementById('root');
const inChinese = document.documentElement.lang === 'zh-CN';
const drawn = document.querySelector<HTMLTemplateElement>(inChinese ? '#login-zh' : '#login-en');

if (root && drawn && showsLogin) {
  const style = document.createElement('style');
  style.textContent = document.querySelector<HTMLTemplateElement>('#login-style')?.content.textContent ?? '';
  document.head.append(style);
  root.replaceChildren(drawn.content.cloneNode(true));
  const field = (name: string) => root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const { tenantId, account } = rememberedLogin();
  for (const [name, value] of Object.entries({ tenantId, account })) {
    const input = field(name);
    if (input) input.value = value;
  }
  // Not on phones: the keyboard would cover the page before anybody saw it.
  if (window.matchMedia('(pointer: fine)').matches) field(account ? 'password' : 'account')?.focus();
  const until = new AbortController();
  root.settle = () => until.abort();
  const listen = (type: string, heard: (event: Event) => void) =>
    root.addEventListener(type, heard, { signal: until.signal });
  // A field's Enter presses the form's button as well.
  listen('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) root.pressed = button;
  });
  // What would send the password in the address waits for the script.
  listen('submit', (event) => event.preventDefault());
} else if (token) {
  // The shell's files are fetched now, and not when the first script has found out that they are needed.
  for (const part of ['shell', 'home']) {
    const files = document.querySelector<HTMLTemplateElement>(`#${part}-files`);
    if (files && (part === 'shell' || ['/', '/wel/index'].includes(pathname)))
      document.head.append(files.content.cloneNode(true));
  }
}
