import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/db/open.ts';

export interface Scale {
  projects: number;
  reportsPerProject: number;
  /** Defects of each of the first 500 reports of a project. */
  defectsPerReport: number;
}

const WITH_DEFECTS = 500;

export const issueScale: Scale = { projects: 20, reportsPerProject: 500, defectsPerReport: 10 };

const FIRST_ID = 7_000_000_000_000_000_000n;

/**
 * Fills a demo database with many more projects and reports, all in SQL, so that the bench measures the server and not
 * the filling. The QA/QC manager of the demo is a member of every project. Ids are fixed: a second call does nothing.
 */
export async function fill(db: Db, scale: Scale): Promise<{ projectIds: string[] }> {
  const base = String(FIRST_ID);
  const [template] = await rowsOf<{ qm: string; manager: string; type: string }>(
    db,
    sql`select qm.id as qm, m.id as manager, dt.id as type
        from project p
        join user_account qm on qm.account = 'qm' and qm.tenant_id = p.tenant_id
        join user_account m on m.account = 'subm' and m.tenant_id = p.tenant_id
        join project_member pm on pm.user_id = m.id and pm.project_id = p.id
        cross join (select id from defect_type where tenant_id = '000000' order by id limit 1) dt
        where p.tenant_id = '000000' order by p.sort, p.id limit 1`,
  );
  if (!template) throw new Error('the bench fills a demo database: start with SEED=demo');
  const { qm, manager, type } = template;
  const reports = scale.projects * scale.reportsPerProject;
  const there = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from report where id >= ${base}`);
  const ids = Array.from({ length: scale.projects }, (_, i) => String(FIRST_ID + BigInt(i + 1)));
  if ((there[0]?.n ?? 0) === reports) return { projectIds: ids };

  await db.execute(sql`
    insert into project (id, tenant_id, project_name, project_name_en, project_abbreviation, project_code, sort)
    select ${base}::bigint + g, '000000', '压测项目 ' || g, 'Bench project ' || g, 'BP' || g, 'BENCH-' || g, 100 + g
    from generate_series(1, ${scale.projects}::int) g on conflict do nothing`);
  await db.execute(sql`
    insert into contractor (id, tenant_id, project_id, kind, name, name_en)
    select ${base}::bigint + 1000 + g, '000000', ${base}::bigint + g, 'subcontract', '分包 ' || g, 'Contractor ' || g
    from generate_series(1, ${scale.projects}::int) g on conflict do nothing`);
  await db.execute(sql`
    insert into project_member (project_id, user_id, contractor_id)
    select ${base}::bigint + g, u.id, case when u.id = ${manager}::bigint then ${base}::bigint + 1000 + g end
    from generate_series(1, ${scale.projects}::int) g cross join (values (${qm}::bigint), (${manager}::bigint)) u(id)
    on conflict do nothing`);
  // States, ages and disciplines in the proportions of a running site: one in ten open, half of those late.
  await db.execute(sql`
    insert into report (id, tenant_id, project_id, report_code, status, round, profession_id, description, location,
      contractor_manager_id, contractor_id, create_user, raised_by, create_time, update_time, send_time, deadline,
      close_time, escalate_time, defect_count, pass_count, todo_count)
    select ${base}::bigint + 100000 + i * 1000 + p, '000000', ${base}::bigint + p, 'BP' || p || '-NCR-' || lpad(i::text, 6, '0'),
      case when i % 10 = 0 then 'open' when i % 10 = 1 then 'committed' else 'closed' end, 1 + i % 2,
      (array['architectural','structural','m_and_e','waterproofing','external'])[1 + i % 5],
      'Hollow tiles and uneven joints at bay ' || i || ', to be hacked and relaid', 'Block ' || chr(65 + i % 3) || ' / Level ' || i % 20,
      ${manager}::bigint, ${base}::bigint + 1000 + p, ${qm}::bigint, 'QM', t, t, t, t + interval '7 days',
      case when i % 10 > 1 then t + interval '5 days' end, t + interval '7 days',
      ${scale.defectsPerReport}::int, case when i % 10 > 1 then ${scale.defectsPerReport}::int else 0 end,
      case when i % 10 > 1 then 0 else ${scale.defectsPerReport}::int end
    from (select p, i, now() - (i % 365) * interval '1 day' - i * interval '1 second' as t
      from generate_series(1, ${scale.projects}::int) p, generate_series(1, ${scale.reportsPerProject}::int) i) s
    on conflict do nothing`);
  await db.execute(sql`
    insert into defect (id, tenant_id, project_id, report_id, sort, defect_status, defect_type_id, defect_position, description, create_time)
    select r.id + 1000000000000 + d * 100000000, '000000', r.project_id, r.id, d,
      case when r.status = 'closed' then 'pass' else 'todo' end, ${type}::bigint, 'Bay ' || d, 'Tile sounds hollow', r.create_time
    from report r, generate_series(1, ${scale.defectsPerReport}::int) d 
    where r.id between ${base}::bigint + 100000 and ${base}::bigint + 100999 + ${WITH_DEFECTS * 1000}::int
    on conflict do nothing`);
  await db.execute(sql`analyze`);
  return { projectIds: ids };
}
