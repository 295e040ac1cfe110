import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const languages = ['en', 'zh'] as const;

/** What the build of a part of the product needs, and nothing of the large build. */
const part = (root: string, rest: InlineConfig['build']): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: { target: 'es2022', ...rest },
});

/** The login page as text in each language: drawn by React here, with the stores told what this device would tell them. */
async function drawLogin(root: string): Promise<Record<string, string>> {
  const outDir = join(root, 'node_modules/.cache', `login-${process.pid}`);
  mkdirSync(outDir, { recursive: true });
  try {
    const ssr = 'src/app/login/drawn-login.tsx';
    await build(part(root, { ssr, outDir, rolldownOptions: { output: { entryFileNames: 'drawn.mjs' } } }));
    const drawn: Record<string, string> = {};
    for (const language of languages) {
      const stored = JSON.stringify({ content: language });
      const storage = { getItem: (key: string) => (key === 'saber-language' ? stored : null) };
      Object.assign(globalThis, { window: { sessionStorage: storage, localStorage: storage } });
      const address = `${pathToFileURL(join(outDir, 'drawn.mjs')).href}?${language}`;
      const { drawnLogin } = (await import(address)) as { drawnLogin: () => string };
      drawn[language] = drawnLogin();
    }
    return drawn;
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The script that shows the drawn form, as one text without imports. */
async function earlyScript(root: string): Promise<string> {
  const lib = { entry: 'src/app/login/early-form.ts', formats: ['iife' as const], name: 'early' };
  const made = await build(part(root, { write: false, lib, minify: true }));
  const [output] = (Array.isArray(made) ? made : [made]) as Rolldown.RolldownOutput[];
  const code = output?.output[0]?.code ?? '';
  if (code === '' || code.includes('</script') || /\bimport\b/.test(code)) throw new Error('no early script');
  return code.trim();
}

const cssOf = (bundle: Rolldown.OutputBundle, names: Iterable<string>) =>
  [...names].map((name) => {
    const asset = bundle[name];
    if (asset?.type !== 'asset') throw new Error(`no style sheet ${name}`);
    return String(asset.source);
  });

/**
 * Puts the login form into index.html, as React draws it, in both languages: a person can type before any script has
 * come. The styles of the first paint stand there too, and what the shell is made of for those who are signed in.
 * docs/decisions/019
 */
export function prerenderLogin(): Plugin {
  let root = '';
  return {
    name: 'prerender-login',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const login = chunks.find((one) => one.moduleIds.some((id) => id.includes('/src/app/login/login.module.css')));
        const [style = ''] = cssOf(bundle, login?.viteMetadata?.importedCss ?? []);
        const [drawn, script] = await Promise.all([drawLogin(root), earlyScript(root)]);
        for (const name of (drawn['en'] ?? '').matchAll(/class="([^"]+)"/g))
          for (const one of (name[1] ?? '').split(' '))
            if (!style.includes(`.${one}`)) throw new Error(`the drawn login page wears ${one}, which no style knows`);

        const files = new Set<string>();
        const follow = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || files.has(name)) return;
          files.add(name);
          chunk.imports.forEach(follow);
        };
        const followFrom = (file: RegExp) => {
          for (const chunk of chunks) if (file.test(chunk.facadeModuleId ?? '')) follow(chunk.fileName);
        };
        followFrom(/\/src\/(?:app\/mount-shell|kit\/icon\/menu-icons)\.tsx$/);
        if (files.size < 4) throw new Error('the shell has no files');
        const shell = [...files];
        followFrom(/\/src\/modules\/home\/home-page\.tsx$/);
        const linksTo = (names: readonly string[]) =>
          names.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`).join('');
        const links = linksTo(shell);
        const home = linksTo([...files].filter((name) => !shell.includes(name)));

        const templates = languages.map((one) => `<template id="login-${one}">${drawn[one]}</template>`).join('');
        const early = `<template id="shell-files">${links}</template><template id="home-files">${home}</template><template id="login-style">${style.trim()}</template>${templates}<script>${script}</script>`;
        const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
        const found = sheet.exec(html);
        const [first = ''] = found?.[1] ? cssOf(bundle, [found[1]]) : [];
        if (first === '' || style === '') throw new Error('no style for the first paint');
        // By functions: a text may hold what String.replace takes for a pattern.
        return html
          .replace(sheet, () => `<style>${first.trim()}</style>`)
          .replace('<noscript>', () => `${early}\n    <noscript>`);
      },
    },
  };
}
