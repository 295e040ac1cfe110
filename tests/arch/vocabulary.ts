/**
 * The closed vocabulary of the tree: which folders there are, and how files are called. A new module is one word here;
 * a new room is a decision record.
 */

const list = (names: string) => new Set(names.trim().split(/\s+/));

const top = list(`
  .ci .dependency-cruiser.mjs .editorconfig .env.example .gitignore .oxfmtrc.json .oxlintrc.json
  ARCHITECTURE.md CONTRIBUTING.md README.md index.html package.json package-lock.json vite.config.ts vite.pdf.config.ts vite.prerender.config.ts vite.server.config.ts vitest.config.ts
  tsconfig.json tsconfig.base.json tsconfig.domain.json tsconfig.web.json tsconfig.server.json tsconfig.tests.json
  bench docs e2e public server src tests
`);

/** Business modules: the same name on each shelf (src/domain, src/modules, server/modules). */
const modules = list(`
  access account auth building client conquas dashboard defect-setup demo dict figures files fun-test gallery handover health home info leave memo menu monitor ncr notice organisation outbox param people
  ppvc pqms profile project resources rfsi role scope search storage system
`);

/** What may lie in a folder: its folders, and the files it names; kebab-case files of its own where `files` is absent. */
const shelves: Readonly<Record<string, { folders: ReadonlySet<string>; files?: ReadonlySet<string> }>> = {
  src: { folders: list('api app domain kit locale modules stores'), files: list('main.tsx') },
  'src/domain': { folders: new Set([...modules, 'kernel']), files: list('limits.ts') },
  'src/domain/kernel': { folders: new Set() },
  'src/locale': { folders: new Set() },
  'src/stores': { folders: new Set() },
  'src/api': { folders: new Set() },
  'src/kit': { folders: list('chart date dict flow icon model page pdf photo resource state text tree upload') },
  'src/modules': { folders: modules, files: new Set() },
  'src/app': { folders: list('login offline pages shell themes') },
  server: { folders: list('db kernel modules'), files: list('main.ts start.mjs app.ts config.ts') },
  'server/db': { folders: list('migrations seed tables') },
  'server/kernel': { folders: new Set() },
  'server/modules': { folders: modules, files: new Set() },
  tests: { folders: list('api arch support ui'), files: new Set() },
  e2e: { folders: list('pages specs support'), files: list('playwright.config.ts') },
  'e2e/specs': { folders: list('regression') },
  docs: { folders: list('decisions guide screenshots') },
};

/**
 * The files of a server module, each alone or as a suffix (`repo.ts`, `defect-repo.ts`): first the layers, of which only
 * repo and read speak SQL, then what pure parts are called.
 */
const serverParts = list(`
  routes service repo read jobs
  font grants import info link live name nodes photo picture plan present provider rules sheet tree
`);
const serverFile = /^(?:[a-z0-9]+-)*([a-z0-9]+)(?:\.test)?\.ts$/;

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config|module))*\.(tsx?|mjs|css|json|sql|svg|png|webp|jpg|heic)$/;
const kebabFolder = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const record = /^docs\/decisions\/\d{3}-[a-z0-9]+(-[a-z0-9]+)*\.md$/;
/** Names that say nothing. */
const empty = /^(utils?|helpers?|common|types?|index|misc|lib|shared|stuff)$/;

/** What is wrong with the names of these files, one line each. */
export function misnamed(files: readonly string[]): string[] {
  const faults = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    const name = parts.at(-1) ?? '';
    if (!top.has(parts[0] ?? '')) faults.add(`${parts[0]}: not a top-level entry`);
    shelfFaults(parts, faults);
    if (file.startsWith('docs/decisions/') && !record.test(file)) faults.add(`${file}: not NNN-words.md`);
    if (!/^(src|server|tests|e2e|bench)\//.test(file) || file.startsWith('server/db/migrations/')) continue;
    if (!kebab.test(name)) faults.add(`${file}: not kebab-case`);
    if (empty.test(name.split('.')[0] ?? '')) faults.add(`${file}: a name that says nothing`);
    for (const folder of parts.slice(0, -1))
      if (!kebabFolder.test(folder) || empty.test(folder)) faults.add(`${file}: folder ${folder}`);
    if (/^server\/modules\/[^/]+\//.test(file) && !isServerPart(parts))
      faults.add(`${file}: not a part of a server module`);
  }
  return [...faults];
}

function isServerPart(parts: readonly string[]): boolean {
  const part = serverFile.exec(parts[3] ?? '')?.[1];
  return parts.length === 4 && part !== undefined && serverParts.has(part);
}

function shelfFaults(parts: readonly string[], faults: Set<string>): void {
  for (let depth = 1; depth < parts.length; depth += 1) {
    const folder = parts.slice(0, depth).join('/');
    const shelf = shelves[folder];
    const entry = parts[depth] ?? '';
    if (!shelf) continue;
    if (depth < parts.length - 1 && !shelf.folders.has(entry))
      faults.add(`${folder}/${entry}: not a folder of ${folder}`);
    if (depth === parts.length - 1 && shelf.files && !shelf.files.has(entry.replace('.test.', '.')))
      faults.add(`${folder}/${entry}: not a file of ${folder}`);
  }
}

const cited = /ASSUMED:\s*(\d{3})|docs\/decisions\/(\d{3})|decision (\d{3})\b/g;

/** The numbers of decision records that a text leans on. */
export function citedRecords(text: string): string[] {
  return [...new Set([...text.matchAll(cited)].map((match) => match[1] ?? match[2] ?? match[3] ?? ''))];
}

/** What a decision record lacks: its own number and title, and the three parts. */
export function recordFaults(file: string, text: string): string[] {
  const number = /(\d{3})-[^/]*\.md$/.exec(file)?.[1] ?? '';
  const faults: string[] = [];
  if (!new RegExp(`^# ${number}\\b`).test(text)) faults.push(`${file}: does not begin with "# ${number}"`);
  for (const part of ['Context', 'Decision', 'Consequences']) {
    const body = new RegExp(`^## ${part}\\n+([^#]+)`, 'm').exec(text)?.[1]?.trim() ?? '';
    if (body.length < 20) faults.push(`${file}: no ${part}`);
  }
  return faults;
}
