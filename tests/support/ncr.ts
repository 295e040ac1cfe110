import sharp from 'sharp';
import type { Report } from '#domain/ncr/schema.ts';
import type { Caller } from './caller.ts';

/** A small real JPEG; another `hue` is another file. */
export async function jpeg(hue = 0, edge = 64): Promise<Uint8Array> {
  const background = { r: (hue * 37) % 256, g: (hue * 91) % 256, b: 120 };
  return sharp({ create: { width: edge, height: edge, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Uploads a photo as this person and names it as a write does. */
export async function photoBy(person: Caller, tag = 'before', hue = 0): Promise<{ fileId: string; tag: string }> {
  const { body } = await person.upload('/blade-resource/oss/endpoint/put-file', await jpeg(hue), `photo-${hue}.jpg`);
  if (!body.data.attachId) throw new Error(`no upload: ${JSON.stringify(body)}`);
  return { fileId: body.data.attachId, tag };
}

/** The manager of the contractor that an account works for. */
export async function managerOf(person: Caller, userId: string): Promise<{ userId: string; contractorId: string }> {
  const { body } = await person.get('/qcdm/report/people', { for: 'contractorManagers' });
  return body.data.find((one: { userId: string }) => one.userId === userId);
}

/** The first block with a level, a unit and a room below it. */
export async function somePlace(person: Caller) {
  const first = async (path: string, params: Record<string, string>) => {
    const { body } = await person.get(`/qcdm/project/${path}/list`, { size: -1, ...params });
    return body.data.records[0]?.id as string;
  };
  const blockId = await first('block', { type: 'building' });
  const levelId = await first('level', { block_id: blockId });
  const unitId = await first('unit', { level_id: levelId });
  const roomId = await first('room', { unit_id: unitId });
  return { blockId, levelId, unitId, roomId };
}

/** Input of a complete draft with `defects` photographed defects for one contractor manager. */
export async function draftInput(by: Caller, managerId: string, defects = 2) {
  const photos = await Promise.all(Array.from({ length: defects }, (_, i) => photoBy(by, 'before', i + 1)));
  return {
    professionId: 'architectural',
    description: 'Hollow tiles at the living room floor',
    ...(await somePlace(by)),
    gridline: 'C/7',
    contractorManagerId: managerId,
    defects: photos.map((photo, i) => ({
      defectPosition: `Bay ${i + 1}`,
      description: `Tile sounds hollow ${i + 1}`,
      defectImg: [photo],
    })),
  };
}

/** A report sent by one person to a contractor manager. */
export async function sentReport(by: Caller, manager: Caller, defects = 2): Promise<Report> {
  const draft = await by.post<Report>('/qcdm/report/submit', await draftInput(by, manager.userId, defects));
  if (draft.body.code !== 200) throw new Error(`no draft: ${JSON.stringify(draft.body)}`);
  return act(by, 'send', draft.body.data);
}

/** One action that must succeed; answers the report after it. */
export async function act(by: Caller, action: string, report: Report, input: object = {}): Promise<Report> {
  const answer = await by.post<Report>(`/qcdm/report/${action}`, { id: report.id, version: report.version, ...input });
  if (answer.body.code !== 200) throw new Error(`${action}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

/** Repairs every defect that waits for it, each with an after-photo. */
export async function repairAll(by: Caller, report: Report): Promise<Report> {
  let now = report;
  for (const defect of report.defects.filter((d) => d.defectStatus === 'todo' || d.defectStatus === 'fail')) {
    const photos = [await photoBy(by, 'after', 50 + now.version)];
    now = await act(by, 'fix', now, { defectId: defect.id, recommendation: 'Retiled', photos });
  }
  return now;
}
