import pg from 'pg';

/** So many statements stay prepared on a connection; each costs the server some memory. */
const MOST_NAMED = 200;
/** Texts seen once: a filter somebody combined today need not stay prepared. */
const MOST_SEEN = 2000;

const names = new Map<string, string>();
const seenOnce = new Set<string>();

/**
 * The name under which a statement is prepared, from the second time its text is sent; undefined before, and when there
 * are too many. Planning a list costs the database more than reading it. docs/decisions/017
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMED) return known;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= MOST_SEEN) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

/** A connection that prepares what is asked repeatedly. */
export class NamedClient extends pg.Client {
  // The overloads of pg.Client.query are not for subclasses: whatever comes is passed on.
  override query = ((config: unknown, ...rest: unknown[]) =>
    (super.query as (...all: unknown[]) => unknown)(named(config), ...rest)) as pg.Client['query'];
}

function named(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || 'submit' in config || !('text' in config)) return config;
  const { text, name } = config as { text: unknown; name?: unknown };
  if (typeof text !== 'string' || name) return config;
  const found = statementName(text);
  return found === undefined ? config : { ...config, name: found };
}
