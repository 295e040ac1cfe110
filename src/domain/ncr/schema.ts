import { z } from 'zod';
import type { RoleKind } from '../access/roles.ts';
import { idSchema } from '../kernel/id.ts';
import type { Words } from '../kernel/words.ts';
import { limits } from '../limits.ts';
import { type DefectState, defectStates, photoTags, type ReportState, reportStates } from './states.ts';

const distinct = (ids: readonly string[]) => new Set(ids).size === ids.length;
const optionalId = z.union([z.literal(''), idSchema]).default('');
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((v) => !v.includes('\u0000'));

/** A photo as a write names it: the uploaded file and what it shows. */
export const photoRef = z.object({ fileId: idSchema, tag: z.enum(photoTags) });
export type PhotoRef = z.infer<typeof photoRef>;

export const photoRefs = z.array(photoRef).max(limits.photosPerItem);

/** A photo as a read shows it: signed links, size, and where and when it was taken ('' and null when unknown). */
export interface Photo extends PhotoRef {
  link: string;
  thumb: string;
  name: string;
  width: number;
  height: number;
  takenAt: string;
  lat: number | null;
  lng: number | null;
}

export const defectInput = z.object({
  id: idSchema.optional(),
  defectTypeId: optionalId,
  defectPosition: line(255).default(''),
  description: line(2000).default(''),
  modelGlid: line(64).default(''),
  defectImg: photoRefs.default([]),
});
export type DefectInput = z.infer<typeof defectInput>;

/** A draft report with its defects, saved as a whole. A draft may be incomplete; sending checks what is missing. */
export const reportInput = z
  .object({
    id: idSchema.optional(),
    version: z.number().int().min(0).optional(),
    professionId: line(64).min(1),
    description: line(2000).min(1),
    blockId: optionalId,
    levelId: optionalId,
    unitId: optionalId,
    roomId: optionalId,
    gridline: line(64).default(''),
    contractorManagerId: optionalId,
    defects: z
      .array(defectInput)
      .max(limits.defectsPerReport)
      .refine((all) => distinct(all.flatMap((d) => d.id ?? [])), {
        params: { words: ['A defect is named twice', '缺陷重复'] satisfies Words },
      })
      .default([]),
  })
  .refine((r) => r.id === undefined || r.version !== undefined, {
    path: ['version'],
    params: { words: ['Required to change a saved report', '修改已保存的报告时必填'] satisfies Words },
  });
export type ReportInput = z.infer<typeof reportInput>;

/** What every workflow write carries: the record, and the version it read. */
export const actionBase = z.object({ id: idSchema, version: z.number().int().min(0) });

const needs: Record<'comment' | 'photo' | 'once', Words> = {
  comment: ['Say why it failed', '请说明未通过的原因'],
  photo: ['Add a photo of what is still wrong', '请添加未整改到位的照片'],
  once: ['Judged twice', '重复验收'],
};

export const fixInput = z.object({
  defectId: idSchema,
  recommendation: line(2000).min(1),
  photos: photoRefs.min(1),
});

export const resultInput = z
  .object({
    defectId: idSchema,
    result: z.enum(['pass', 'fail']),
    comment: line(2000).default(''),
    photos: photoRefs.default([]),
  })
  .superRefine((v, ctx) => {
    if (v.result === 'pass') return;
    if (v.comment === '') ctx.addIssue({ code: 'custom', path: ['comment'], params: { words: needs.comment } });
    if (v.photos.length === 0) ctx.addIssue({ code: 'custom', path: ['photos'], params: { words: needs.photo } });
  });

export const confirmInput = z.object({
  results: z
    .array(resultInput)
    .min(1)
    .max(limits.defectsPerReport)
    .refine((all) => distinct(all.map((r) => r.defectId)), { params: { words: needs.once } }),
});

export const handOverInput = z.object({ contractorManagerId: idSchema, reason: line(500).min(1) });
export const escalateInput = z.object({ reason: line(500).default('') });
export const noInput = z.object({});

/** A defect as it travels. */
export interface Defect {
  id: string;
  reportId: string;
  sort: number;
  defectStatus: DefectState;
  buildingCode: string;
  defectTypeId: string;
  defectTypeTitle: string;
  defectTypeTitleEn: string;
  defectPosition: string;
  description: string;
  modelGlid: string;
  recommendation: string;
  defectImg: Photo[];
  /** The latest after-photos of the repair. */
  repairImg: Photo[];
  /** The latest verifier's comment on a failed repair. */
  comment: string;
}

export interface HistoryEntry {
  id: string;
  at: string;
  by: string;
  byName: string;
  role: RoleKind | 'SYSTEM' | 'CREATOR';
  action: string;
  from: string;
  to: string;
  round: number;
  itemId: string;
  note: string;
  photos: Photo[];
}

/** Whose turn it is: a person, a side, or nobody any more. */
export interface Turn {
  side: 'creator' | 'contractor' | 'verifier' | 'none';
  userId: string;
  name: string;
}

/** A report as a list shows it. */
export interface ReportRow {
  id: string;
  version: number;
  reportCode: string;
  status: ReportState;
  round: number;
  professionId: string;
  description: string;
  blockId: string;
  levelId: string;
  unitId: string;
  roomId: string;
  gridline: string;
  reportLocation: string;
  contractorManagerId: string;
  contractorManagerName: string;
  contractorId: string;
  contractorName: string;
  createUser: string;
  createUserName: string;
  raisedBy: RoleKind | '';
  createTime: string;
  sendTime: string;
  deadline: string;
  checkDate: string;
  closeTime: string;
  overdue: boolean;
  mine: boolean;
  turn: Turn;
  defectCount: number;
  todoCount: number;
  fixCount: number;
  failCount: number;
  passCount: number;
}

export interface MemoLink {
  id: string;
  memoCode: string;
  subject: string;
  memoStatus: string;
  createTime: string;
}

/** A report as its page shows it. */
export interface Report extends ReportRow {
  defects: Defect[];
  history: HistoryEntry[];
  memo: MemoLink | null;
}

/** Filters of the report list. All are optional; dates are days in the project's zone. */
export const reportQuery = z.object({
  keyword: line(100).optional(),
  status: z.enum(reportStates).optional(),
  professionId: line(64).optional(),
  blockId: idSchema.optional(),
  contractorId: idSchema.optional(),
  mine: z.enum(['1']).optional(),
  overdue: z.enum(['1']).optional(),
  dueSoon: z.enum(['1']).optional(),
  /** In repair or to verify. */
  running: z.enum(['1']).optional(),
  ageing: z.enum(['0-1', '2-7', '8-14', '15-28', '28+']).optional(),
  createTime_ge: z.iso.date().optional(),
  createTime_le: z.iso.date().optional(),
  sendTime_ge: z.iso.date().optional(),
  sendTime_le: z.iso.date().optional(),
  closeTime_ge: z.iso.date().optional(),
  closeTime_le: z.iso.date().optional(),
  sort: z.enum(['createTime', 'deadline', 'reportCode', 'closeTime']).default('createTime'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type ReportQuery = z.infer<typeof reportQuery>;

/** Filters of the defect list over all reports. */
export const defectQuery = z.object({
  keyword: line(100).optional(),
  reportId: idSchema.optional(),
  defectStatus: z.enum(defectStates).optional(),
  defectTypeId: idSchema.optional(),
});
export type DefectQuery = z.infer<typeof defectQuery>;

/** A defect in a list, with the report it belongs to. */
export interface DefectRow extends Defect {
  reportCode: string;
  reportStatus: ReportState;
  reportLocation: string;
}
