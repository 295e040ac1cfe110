import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const lines = (count: number) => Array.from({ length: count }, (_, i) => `export const a${i} = ${i};`).join('\n');

/** File, source, and the rule that must refuse it; null when it must pass. A rule that cannot fail is worthless. */
const planted: readonly (readonly [file: string, source: string, rule: string | null])[] = [
  ['src/kit/long.ts', lines(301), 'eslint(max-lines)'],
  ['server/db/seed/long.ts', lines(301), null],
  ['tests/api/long.test.ts', lines(301), null],
  ['src/kit/default.ts', 'const a = 1;\nexport default a;', 'import(no-default-export)'],
  ['src/modules/ncr/list-page.tsx', 'export default function ListPage() {\n  return <p />;\n}', null],
  ['src/app/pages/login.tsx', 'export default function Login() {\n  return <p />;\n}', null],
  ['vite.config.ts', 'const a = {};\nexport default a;', null],
  ['src/kit/antd.ts', `import { Button } from 'antd';\nexport const a = Button;`, 'eslint(no-restricted-imports)'],
  [
    'src/kit/antd-es.ts',
    `import { Button } from 'antd/es';\nexport const a = Button;`,
    'eslint(no-restricted-imports)',
  ],
  ['src/kit/antd-lib.ts', `import B from 'antd/lib/button';\nexport const a = B;`, 'eslint(no-restricted-imports)'],
  ['src/kit/antd-deep.ts', `import B from 'antd/es/button';\nexport const a = B;`, null],
  ['src/kit/antd-type.ts', `import type { GetProp } from 'antd';\nexport type A = GetProp<never, never>;`, null],
  ['src/api/antd.ts', `import { message } from 'antd';\nexport const a = message;`, 'eslint(no-restricted-imports)'],
  ['src/kit/icons.ts', `import { X } from '@ant-design/icons';\nexport const a = X;`, 'eslint(no-restricted-imports)'],
  ['src/kit/icon.ts', `import X from '@ant-design/icons/es/icons/PlusOutlined';\nexport const a = X;`, null],
  ['src/kit/axios.ts', `import axios from 'axios';\nexport const a = axios;`, 'eslint(no-restricted-imports)'],
  ['src/api/axios.ts', `import axios from 'axios';\nexport const a = axios;`, null],
  ['src/kit/store.ts', `localStorage.setItem('a', 'b');`, 'eslint(no-restricted-globals)'],
  ['src/kit/session.ts', `sessionStorage.setItem('a', 'b');`, 'eslint(no-restricted-globals)'],
  ['src/kit/window.ts', `window.localStorage.setItem('a', 'b');`, 'eslint(no-restricted-properties)'],
  ['src/stores/store.ts', `localStorage.setItem('a', 'b');`, null],
  ['src/kit/log.ts', `console.log('a');`, 'eslint(no-console)'],
  ['server/kernel/log.ts', `console.log('a');`, 'eslint(no-console)'],
  ['server/main.ts', `console.log('a');`, null],
  ['src/kit/any.ts', 'export const a: any = 1;', 'typescript(no-explicit-any)'],
  ['src/kit/barrel.ts', `export * from './any.ts';`, 'oxc(no-barrel-file)'],
  ['src/kit/CamelCase.ts', 'export const a = 1;', 'unicorn(filename-case)'],
  ['src/kit/self.ts', `export * from './self.ts';`, 'import(no-self-import)'],
  [
    'src/kit/hooks.tsx',
    `import { useState } from 'react';\nexport function A(p: { on: boolean }) {\n  if (p.on) useState(1);\n  return <p />;\n}`,
    'react-hooks(rules-of-hooks)',
  ],
  [
    'src/kit/deps.tsx',
    `import { useEffect } from 'react';\nexport function A(p: { on: () => void }) {\n  useEffect(() => p.on(), []);\n  return <p />;\n}`,
    'react-hooks(exhaustive-deps)',
  ],
  ['src/kit/img.tsx', 'export const A = () => <img src="a" />;', 'jsx-a11y(alt-text)'],
  [
    'src/kit/click.tsx',
    'export const A = (p: { on: () => void }) => <div onClick={p.on} />;',
    'jsx-a11y(click-events-have-key-events)',
  ],
  ['src/kit/html.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;', 'react(no-danger)'],
  [
    'tests/api/skip.test.ts',
    `import { expect, test } from 'vitest';\ntest.skip('a', () => expect(1).toBe(1));`,
    'vitest(no-disabled-tests)',
  ],
  [
    'tests/api/only.test.ts',
    `import { expect, test } from 'vitest';\ntest.only('a', () => expect(1).toBe(1));`,
    'vitest(no-focused-tests)',
  ],
];

let folder = '';
let found: { code: string; filename: string }[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'qcdm-lint-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, source] of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  found = lint(folder);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(cwd: string): typeof found {
  const bin = join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    execFileSync(process.execPath, [bin, '--deny-warnings', '--format', 'json'], { cwd, encoding: 'utf8' });
    return [];
  } catch (refused) {
    return JSON.parse((refused as { stdout: string }).stdout).diagnostics;
  }
}

test.each(planted)('%s', (file, _source, rule) => {
  const rules = found.filter((one) => one.filename === file).map((one) => one.code);
  if (rule === null) expect(rules).toEqual([]);
  else expect(rules).toContain(rule);
});
