import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import { administration } from '#domain/resources/administration.ts';
import { resources } from '#domain/resources/all.ts';
import { client, menu, role, tenant, topMenu, user } from './access.ts';
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
export const dept = tableOf(resources.dept, idOf);
export const post = tableOf(resources.post, idOf);
export const dataScope = tableOf(administration.dataScope, idOf);
export const apiScope = tableOf(administration.apiScope, idOf);
export const region = tableOf(administration.region, idOf);
export const oss = tableOf(administration.oss, idOf);
export const outbox = tableOf(administration.outbox, idOf);
export const logError = tableOf(administration.logError, idOf);
export const logUsual = tableOf(administration.logUsual, idOf);
export const logApi = tableOf(administration.logApi, idOf);
export const logAudit = tableOf(administration.logAudit, idOf);

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
  dept,
  post,
  user,
  role,
  menu,
  topMenu,
  tenant,
  client,
  dataScope,
  apiScope,
  region,
  oss,
  outbox,
  logError,
  logUsual,
  logApi,
  logAudit,
} satisfies Record<keyof typeof resources | keyof typeof administration, AnyPgTable>;
