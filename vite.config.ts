import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { pdfFiles } from './vite.pdf.config.ts';
import { prerenderLogin } from './vite.prerender.config.ts';

/** Writes .br and .gz twins beside text assets: the server sends them as they lie, and compresses nothing at run time. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(?:js|css|svg|html|json|txt)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        if (bytes.length < 1024) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
      }
    },
  };
}

/** React is fetched beside the entry, which decides meanwhile what to show with it. docs/decisions/008 */
function preloadReact(): Plugin {
  return {
    name: 'preload-react',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === 'chunk');
        const found = chunks.find((one) => one.moduleIds.some((id) => id.includes('react-dom-client.production')));
        if (!found) throw new Error('no chunk holds React');
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${found.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Modules that the login page stands on. docs/decisions/008 */
const light =
  /\/src\/(?:stores\/(?:language|storage|login-memory)|domain\/(?:limits|kernel\/words)|api\/(?:client-settings|captcha)|app\/(?:product|guard|arrival|load-failure|start-point|offline\/register))\.ts$|vite\/preload-helper/;

/** Packages that the shell itself brings to every page. */
const always =
  /node_modules\/(?:axios|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store|react-router|react-router-dom|stylis|clsx|@babel\/runtime|@ant-design\/(?:cssinjs|cssinjs-utils|fast-color|colors|icons\/es\/(?:components|utils))|@rc-component\/(?:trigger|menu|util|motion|overflow|dropdown|portal|tooltip|resize-observer)|antd\/es\/(?:_util|style|theme|config-provider|button|menu|dropdown|tooltip|space|modal\/locale|app|locale(?!\/zh_CN)|skeleton))\//;

/**
 * The service worker as /sw.js, told the name of this build and the files that the start needs: what the entry, the
 * login page, the shell, its messages and the home page are made of. docs/decisions/014
 */
function serviceWorker(): Plugin {
  const id = 'src/app/offline/service-worker.ts';
  const starts =
    /\/src\/(?:main|app\/mount-login|app\/mount-shell|kit\/icon\/menu-icons|kit\/feedback-overlays|modules\/home\/home-page)\.tsx$/;
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id, fileName: 'sw.js' });
    },
    generateBundle(_options, bundle) {
      const files = new Set<string>();
      const follow = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || files.has(name)) return;
        files.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
        for (const imported of chunk.imports) follow(imported);
      };
      for (const [name, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.moduleIds.some((file) => starts.test(file))) follow(name);
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk' || worker.imports.length > 0) throw new Error('the service worker stands alone');
      const build = createHash('sha256').update(Object.keys(bundle).toSorted().join()).digest('hex').slice(0, 12);
      const all = [...files].toSorted().map((name) => `/${name}`);
      worker.code = `const BUILD = ${JSON.stringify({ name: build, files: all })};\n${worker.code}`;
    },
  };
}

const overlays =
  /node_modules\/(?:@rc-component\/(?:dialog|notification)|antd\/es\/(?:message|modal(?!\/locale)|notification))\//;

const formOnly = /@rc-component\/(?:async-validator\/|form\/es\/(?!FormContext|FieldContext|ListContext))/;

/** Our own rooms below the modules. */
const ground = /\/src\/(?:stores|locale|domain|api|kit)\//;

/** Parts of packages that a browser never runs and no bundler can see as unused: 10 kB of the home page, 28 of a list. */
const neverRun = [
  /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
  /\/axios\/lib\/adapters\/fetch\.js$/,
  // Tables filter by the address, never by a drop-down in the head of a column; it brings trees.
  /\/antd\/es\/table\/hooks\/useFilter\/FilterDropdown\.js$/,
  // A table brings the single radio button; nobody uses the group, which brings forms.
  /\/antd\/es\/radio\/group\.js$/,
];

/** Ticks of a tree, which a table mentions for rows below rows: our tables tick row by row. */
const ticked = { by: /\/antd\/es\/table\/hooks\/useSelection\.js$/, from: '@rc-component/tree' };
const plainTicks = `export const arrAdd = (list, value) => (list.includes(value) ? list : [...list, value]);
export const arrDel = (list, value) => list.filter((one) => one !== value);
const none = () => { throw new Error('left out of the browser build'); };
export { none as conductCheck, none as convertDataToEntities };`;

/** Replaces every export of those files by one that refuses to work, under the same names. */
function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === ticked.from && ticked.by.test(importer ?? '') ? '\0plain-ticks' : undefined,
    load: (id) => {
      if (id === '\0plain-ticks') return plainTicks;
      if (!neverRun.some((file) => file.test(id))) return null;
      const source = readFileSync(id, 'utf8');
      const direct = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map((match) => match[1]);
      const renamed = [...source.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map((match) => match[1]);
      const names = [...direct, ...renamed];
      // What they make is made for every schema, and only fails when it is called.
      const refuse =
        'const none = () => { throw new Error("left out of the browser build"); };\nconst made = () => none;';
      const isDefault = /^export default/m.test(source) ? '\nexport default made;' : '';
      return `${refuse}\n${names.map((name) => `export const ${name} = made;`).join('\n')}${isDefault}`;
    },
  };
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/**
 * Names a file for the modules that these starts import through imports that are not late. What only a page imports
 * that nobody may open is no reason to make everybody's file larger.
 */
function reachedFrom(name: string, ...starts: string[]): (id: string, graph: Graph) => string | null {
  let reached: Set<string> | null = null;
  const follow = (graph: Graph) => {
    const found = new Set<string>();
    const open = starts.map((file) => join(import.meta.dirname, file));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
    }
    if (found.size < 20) throw new Error(`${starts.join()} import next to nothing: has a file another name?`);
    return found;
  };
  return (id, graph) => {
    reached ??= follow(graph);
    return reached.has(id) ? name : null;
  };
}

const shell = 'src/app/mount-shell.tsx';
const home = 'src/modules/home/home-page.tsx';

/** How the SPA is cut into files; the measures stand in docs/decisions/008. */
const chunks = {
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|zustand)\//, priority: 30 },
    // What the login page shares with the rest stays out of the rest.
    { name: 'start', test: light, priority: 20 },
    // The base mentions forms, but only pages with one run them.
    { name: 'form', test: formOnly, priority: 15, includeDependenciesRecursively: false },
    // Lists are read without it; forms and definitions of records bring it.
    { name: 'zod', test: /node_modules\/zod\//, priority: 10 },
    // What every page behind the login needs is two files: fewer requests, one dictionary for compression.
    { name: reachedFrom('base', shell, home), test: always, priority: 10 },
    // Messages and questions: with the first of them, or when the page is at rest.
    { name: 'overlays', test: overlays, priority: 12, includeDependenciesRecursively: false },
    { name: reachedFrom('ground', shell, home), test: ground, priority: 5 },
    { name: reachedFrom('shell', shell), test: /\/src\/app\//, priority: 4 },
    { name: reachedFrom('icons', 'src/kit/icon/menu-icons.tsx'), test: /@ant-design\/icons/, priority: 3 },
    // What a list stands on is one file: the first list brings it for all.
    {
      name: reachedFrom('list', 'src/modules/ncr/report-list-page.tsx'),
      test: /node_modules\/|\/src\/kit\//,
      priority: 2,
    },
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [react(), leaveOut(), preloadReact(), prerenderLogin(), serviceWorker(), pdfFiles(), precompress()],
  resolve: {
    alias: [
      // Its newest build asks for browsers of the last two years; phones on site are older. docs/decisions/014
      {
        find: /^pdfjs-dist$/,
        replacement: join(import.meta.dirname, 'node_modules/pdfjs-dist/legacy/build/pdf.min.mjs'),
      },
      // Its package names the development build to every bundler, with all its warnings.
      ...(command === 'build'
        ? [
            {
              find: /^react-router$/,
              replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs'),
            },
          ]
        : []),
    ],
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  build: {
    // Beside dist/server; config.webRoot of the server is this folder.
    outDir: 'dist/web',
    target: 'es2022',
    sourcemap: false,
    // A policy of script-src 'self' allows no inline script, and every browser we build for preloads modules itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { codeSplitting: chunks },
      treeshake: {
        // These packages say nothing about side effects and have none: a context of a form need not bring the form.
        moduleSideEffects: (id: string) => !/node_modules\/@rc-component\//.test(id),
      },
    },
  },
}));
