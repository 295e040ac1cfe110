/**
 * Who may import whom. ARCHITECTURE.md "Rooms", docs/decisions/001.
 * domain ← locale, stores ← api ← kit ← modules ← app ← main; on the server domain ← kernel, db ← modules ← app ← main.
 * tests/arch/rooms.test.ts runs this, and plants at least one violation of every rule.
 */

const room = (...names) => `^src/(${names.join('|')})/`;
/** A package, resolved or not. */
const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const domainAndZod = [room('domain'), packages('zod')];
const shipped = '^(src|server)/';
const starts = ['^src/main\\.tsx$', '^server/main\\.ts$'];
const sameModule = '^src/modules/$1/';
const sameModuleOrRead = ['^server/modules/$1/', '^server/modules/[^/]+/read\\.ts$'];
const speaksSql = ['^server/(db|kernel)/', '^server/modules/.+[/-](repo|read)\\.ts$'];

/** name: [why, whose import, of what]. What no rule names is allowed. */
const rules = {
  'domain-stands-alone': ['Only itself and zod.', { path: room('domain') }, { pathNot: domainAndZod }],
  'locale-looks-down': ['Rooms look down.', { path: room('locale') }, { path: room('api', 'kit', 'modules', 'app') }],
  'stores-looks-down': ['Rooms look down.', { path: room('stores') }, { path: room('api', 'kit', 'modules', 'app') }],
  'api-looks-down': ['Rooms look down.', { path: room('api') }, { path: room('kit', 'modules', 'app') }],
  'kit-looks-down': ['kit knows no business.', { path: room('kit') }, { path: room('modules', 'app') }],
  'modules-look-down': ['app composes modules.', { path: room('modules') }, { path: room('app') }],
  'main-is-last': ['Nothing imports the start.', {}, { path: starts }],
  'src-never-server': ['The SPA knows addresses only.', { path: '^src/' }, { path: '^server/' }],
  'server-sees-domain': ['Nothing else of src.', { path: '^server/' }, { path: '^src/', pathNot: room('domain') }],
  'product-never-tests': ['What ships stands alone.', { path: shipped }, { path: '^(tests|e2e|bench)/' }],
  'server-kernel-looks-down': [
    'kernel and db know no module.',
    { path: '^server/(kernel|db)/' },
    { path: '^server/(modules/|app\\.ts)' },
  ],
  'server-modules-look-down': ['app lists modules.', { path: '^server/modules/' }, { path: '^server/app\\.ts$' }],
  // One pattern covers every module there is or will be: $1 is the module that asks.
  'modules-apart': [
    'Modules do not import each other: compose in app, or lift to kit or domain.',
    { path: '^src/modules/([^/]+)/' },
    { path: '^src/modules/', pathNot: sameModule },
  ],
  'server-modules-apart': [
    'Another module is asked through its read.ts, and nothing else of it.',
    { path: '^server/modules/([^/]+)/' },
    { path: '^server/modules/', pathNot: sameModuleOrRead },
  ],
  'drizzle-at-home': [
    'SQL only in server/db, server/kernel, repo.ts, read.ts and *-repo.ts, *-read.ts.',
    { path: shipped, pathNot: speaksSql },
    { path: packages('drizzle-orm', 'drizzle-kit') },
  ],
  'drivers-at-home': [
    'Only server/db knows which PostgreSQL it is.',
    { path: shipped, pathNot: '^server/db/' },
    { path: packages('pg', '@electric-sql/pglite') },
  ],
  'axios-at-home': ['One door.', { path: shipped, pathNot: room('api') }, { path: packages('axios') }],
  'web-without-node': ['The SPA runs in a browser.', { path: '^src/' }, { dependencyTypes: ['core'] }],
  resolvable: ['Every import leads somewhere.', {}, { couldNotResolve: true }],
  // A circle that an import of types closes is gone at run time, and the rules above keep it inside one room.
  'no-cycles': [
    'What is loaded in a circle is loaded half.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: Object.entries(rules).map(([name, [comment, from, to]]) => ({
    name,
    comment,
    severity: 'error',
    from,
    to,
  })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Style sheets and pictures are not modules; a test beside its file may reach for what it needs.
    exclude: { path: ['\\.(css|svg|png|jpg|woff2)($|\\?)', '\\.test\\.tsx?$'] },
    // Imports of types count: a room that knows another's types knows the room.
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
