import { cruise, type ICruiseResult } from 'dependency-cruiser';
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { root } from './tree.ts';

const { forbidden = [], options = {} } = await readConfig(`${root}/.dependency-cruiser.mjs`);

/** The names of all rules of .dependency-cruiser.mjs. */
export const ruleNames = forbidden.map((rule) => rule.name ?? '');

/** Reads the import graph of src and server under `folder` and checks it with .dependency-cruiser.mjs. */
export async function cruised(folder: string): Promise<{ read: string[]; violations: string[] }> {
  const answer = await cruise(
    ['src', 'server'],
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } },
    { ...options.enhancedResolveOptions },
  );
  const { modules, summary } = answer.output as ICruiseResult;
  return {
    read: modules.filter((m) => /^(src|server)\//.test(m.source) && !m.couldNotResolve).map((m) => m.source),
    violations: summary.violations.map((v) => `${v.rule.name}: ${v.from} → ${v.to}`),
  };
}
