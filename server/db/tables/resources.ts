import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import { resources } from '#domain/resources/all.ts';
import { logError as logErrorResource } from '#domain/resources/log-error.ts';
import { outbox as outboxResource } from '#domain/resources/outbox.ts';
import { tableOf } from './table-of.ts';

const idOf = (name: string): AnyPgColumn =>
  (resourceTables as unknown as Record<string, { id: AnyPgColumn }>)[name]!.id;

export const param = tableOf(resources.param, idOf);
export const dict = tableOf(resources.dict, idOf);
export const dictBiz = tableOf(resources.dictBiz, idOf);
export const defectType = tableOf(resources.defectType, idOf);
export const reportIssue = tableOf(resources.reportIssue, idOf);
export const block = tableOf(resources.block, idOf);
export const level = tableOf(resources.level, idOf);
export const unitType = tableOf(resources.unitType, idOf);
export const unit = tableOf(resources.unit, idOf);
export const roomType = tableOf(resources.roomType, idOf);
export const room = tableOf(resources.room, idOf);
export const notice = tableOf(resources.notice, idOf);
export const outbox = tableOf(outboxResource, idOf);
export const logError = tableOf(logErrorResource, idOf);

/** The table of every resource, by the resource's name. */
export const resourceTables = {
  param,
  dict,
  dictBiz,
  defectType,
  reportIssue,
  block,
  level,
  unitType,
  unit,
  roomType,
  room,
  notice,
  outbox,
  logError,
} satisfies Record<keyof typeof resources | 'outbox' | 'logError', AnyPgTable>;
