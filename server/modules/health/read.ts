import { sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';

const PATIENCE_MS = 2000;

/** Whether the database answers within two seconds. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answer;
}
