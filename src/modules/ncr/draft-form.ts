import { z } from 'zod';
import type { NcrFacts } from '#domain/ncr/flow.ts';
import { type Photo, type Report, type ReportInput } from '#domain/ncr/schema.ts';
import { photoTags } from '#domain/ncr/states.ts';

const word = z.string().catch('');
const number = z.number().nullable().catch(null);
const photo = z.object({
  fileId: z.string(),
  tag: z.enum(photoTags),
  link: z.string(),
  thumb: word,
  name: word,
  width: z.number().catch(0),
  height: z.number().catch(0),
  takenAt: word,
  lat: number,
  lng: number,
}) satisfies z.ZodType<Photo>;

const draftDefect = z.object({
  id: z.string().optional(),
  defectTypeId: word,
  defectPosition: word,
  description: word,
  modelGlid: word,
  defectImg: z.array(photo).catch([]),
});

/** What the form of a draft holds: texts and ids, and the photos as they are shown. */
export const draftForm = z.object({
  professionId: word,
  description: word,
  blockId: word,
  levelId: word,
  unitId: word,
  roomId: word,
  gridline: word,
  contractorManagerId: word,
  defects: z.array(draftDefect).catch([]),
});
export type DraftForm = z.infer<typeof draftForm>;
export type DraftDefect = z.infer<typeof draftDefect>;

export const blankDefect: DraftDefect = {
  defectTypeId: '',
  defectPosition: '',
  description: '',
  modelGlid: '',
  defectImg: [],
};

/** The form of a saved draft, or an empty one with its first defect open. */
export function formOf(report: Report | null): DraftForm {
  if (!report) return draftForm.parse({ defects: [blankDefect] });
  return draftForm.parse({
    ...report,
    defects: report.defects.map(({ id, defectTypeId, defectPosition, description, modelGlid, defectImg }) => ({
      id,
      defectTypeId,
      defectPosition,
      description,
      modelGlid,
      defectImg,
    })),
  });
}

const isBlank = (d: DraftDefect) =>
  !d.id && !d.defectTypeId && !d.defectPosition && !d.description && d.defectImg.length === 0;

/** The places of the defects that are sent: one nobody filled in is left out. */
export function sentDefects(form: DraftForm): number[] {
  return form.defects.flatMap((defect, at) => (isBlank(defect) ? [] : [at]));
}

/** What saving sends. */
export function inputOf(form: DraftForm, report: Pick<Report, 'id' | 'version'> | null): ReportInput {
  const { defects, ...rest } = form;
  return {
    ...rest,
    ...(report ? { id: report.id, version: report.version } : {}),
    defects: sentDefects(form).map((at) => {
      const { defectImg, ...defect } = defects[at]!;
      return { ...defect, defectImg: defectImg.map(({ fileId, tag }) => ({ fileId, tag })) };
    }),
  };
}

/** What the rules of the flow look at, taken from the form: so that Send says what is lacking before it is pressed. */
export function factsOf(form: DraftForm, createUser: string): NcrFacts {
  return {
    status: 'draft',
    createUser,
    raisedBy: '',
    blockId: form.blockId,
    contractorId: '',
    contractorManagerId: form.contractorManagerId,
    memo: null,
    defects: sentDefects(form).map((at) => ({ defectStatus: 'todo', defectImg: form.defects[at]!.defectImg })),
  };
}

/** The form field that a path of the sent body stands for: "defects.0.defectImg" of the first one that was sent. */
export function fieldAt(form: DraftForm, path: string): (string | number)[] {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  if (parts[0] !== 'defects' || typeof parts[1] !== 'number') return parts.slice(0, 1);
  return ['defects', sentDefects(form)[parts[1]] ?? parts[1], ...parts.slice(2, 3)];
}
