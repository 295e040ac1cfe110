import type { Page } from '#domain/kernel/page.ts';
import type { Report, ReportRow } from '#domain/ncr/schema.ts';
import { type Caller, signIn } from '#tests/support/caller.ts';
import { draftInput } from '#tests/support/ncr.ts';

/** Reports of these tests, among those of the demo. */
const MARK = 'durable';

/** What a report was last acknowledged to be, and what the write under way would have made of it. */
interface Known {
  id: string;
  version: number;
  tag: string;
  status: 'draft' | 'open';
  code: string;
  pending: 'save' | 'send' | null;
}

/** A script that saves and sends reports as fast as the server answers, and remembers every answer. */
export interface Saver {
  /** In every text it writes. */
  name: string;
  caller: Caller;
  known: Map<string, Known>;
  /** Answers with a code other than 200: there must be none. */
  refused: string[];
  /** Saves and sends until the server is gone. */
  run: () => Promise<void>;
}

/** A script in the name of a person who raises reports with two defects, each with a photo; `name` tells scripts apart. */
export async function saver(url: string, account: string, name: string): Promise<Saver> {
  const caller = await signIn((path, init) => fetch(url + path, init), account);
  const { body } = await caller.get('/qcdm/report/people', { for: 'contractorManagers' });
  const complete = await draftInput(caller, body.data[0].userId, 2);
  const known = new Map<string, Known>();
  const refused: string[] = [];
  let round = 0;

  /** One text through the whole report: a save that was torn in two would show two of them. */
  const filled = (tag: string, count: number) => ({
    ...complete,
    description: tag,
    gridline: tag,
    defects: Array.from({ length: count }, (_, i) => ({ ...complete.defects[i % 2]!, description: tag })),
  });

  const send = async (what: 'submit' | 'send', input: object): Promise<Report> => {
    const { body: answer } = await caller.post<Report>(`/qcdm/report/${what}`, input);
    if (answer.code !== 200) refused.push(JSON.stringify(answer));
    return answer.data;
  };

  const life = async (): Promise<void> => {
    round += 1;
    const tag = (version: number) => `${MARK} ${name} ${round} v${version}`;
    const first = await send('submit', filled(tag(0), 2));
    const mine: Known = { id: first.id, version: first.version, tag: tag(0), status: 'draft', code: '', pending: null };
    known.set(mine.id, mine);
    const settled = (now: Report, changed: Partial<Known>) =>
      Object.assign(mine, { version: now.version, pending: null, ...changed });

    mine.pending = 'save';
    const { id, version } = mine;
    const again = await send('submit', { ...filled(tag(1), 3), id, version });
    settled(again, { tag: tag(1) });
    if (round % 2 === 0) return;
    mine.pending = 'send';
    const sent = await send('send', { id, version: again.version });
    settled(sent, { status: 'open', code: sent.reportCode });
  };

  const run = async () => {
    try {
      while (refused.length === 0) await life();
    } catch (error) {
      // fetch throws TypeError when the connection is gone: the end that was waited for.
      if (!(error instanceof TypeError)) throw error;
    }
  };
  return { name, caller, known, refused, run };
}

/** Every report of the tests that this person raised, as their pages show them. */
export async function storedReports(one: Saver): Promise<Report[]> {
  const { body } = await one.caller.get<Page<ReportRow>>('/qcdm/report/page', {
    keyword: `${MARK} ${one.name} `,
    size: -1,
  });
  return Promise.all(
    body.data.records.map(async ({ id }) => (await one.caller.get<Report>('/qcdm/report/detail', { id })).body.data),
  );
}

/** What is wrong with one stored report in itself: [] when it was written as a whole. */
export function torn(report: Report): string[] {
  const tag = report.description;
  const texts = new Set([report.gridline, ...report.defects.map((one) => one.description)]);
  const wanted = tag.endsWith('v0') ? 2 : 3;
  const sends = report.history.filter((entry) => entry.action === 'send').length;
  const open = report.status === 'open';
  const wrong: [boolean, string][] = [
    [texts.size !== 1 || !texts.has(tag), `texts of two saves: ${[tag, ...texts].join(' | ')}`],
    [report.defects.length !== wanted, `${report.defects.length} defects instead of ${wanted}`],
    [report.defectCount !== report.defects.length, `defectCount ${report.defectCount} of ${report.defects.length}`],
    [report.todoCount !== report.defects.length, `todoCount ${report.todoCount} of ${report.defects.length}`],
    [report.defects.some((one) => one.defectImg.length !== 1), 'a defect without its photo'],
    [!['draft', 'open'].includes(report.status), `status ${report.status}`],
    [sends !== (open ? 1 : 0), `${sends} send entries while ${report.status}`],
    [open !== (report.deadline !== ''), `deadline '${report.deadline}' while ${report.status}`],
    [open !== (report.reportCode !== ''), `code '${report.reportCode}' while ${report.status}`],
  ];
  return wrong.flatMap(([is, what]) => (is ? [`${report.id} ${tag}: ${what}`] : []));
}

/** What was acknowledged and is not there, or is there otherwise; a write under way may have happened or not. */
export function lost(one: Saver, stored: readonly Report[]): string[] {
  const byId = new Map(stored.map((report) => [report.id, report]));
  return [...one.known.values()].flatMap((known) => {
    const report = byId.get(known.id);
    if (!report) return [`${known.id} ${known.tag}: gone`];
    const asSaid =
      report.version === known.version &&
      report.description === known.tag &&
      report.status === known.status &&
      report.reportCode === known.code;
    const steppedOn =
      report.version === known.version + 1 &&
      (known.pending === 'save'
        ? report.description !== known.tag
        : known.pending === 'send' && report.status === 'open');
    return asSaid || steppedOn ? [] : [`${known.id} ${known.tag} ${known.status}: found ${JSON.stringify(report)}`];
  });
}
