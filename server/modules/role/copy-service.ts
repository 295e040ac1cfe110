import { z } from 'zod';
import { idSchema } from '#domain/kernel/id.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { role } from '#domain/resources/role.ts';
import { audit } from '../../kernel/audit.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { present } from '../../kernel/resource-present.ts';
import { rowById } from '../../kernel/resource-repo.ts';
import { addRow } from '../../kernel/resource-save.ts';
import { allGoods, meansOf, toldGrants } from './grant-service.ts';
import { holdingsOf } from './read.ts';
import { replaceGrants } from './repo.ts';
import { roleOptions, targetOf } from './service.ts';

const { roleName, roleNameEn, roleAlias } = role.fields;

/** role/copy: what the new role is called; the rest is that of the old one. */
export const copyInput = z.object({
  id: idSchema,
  roleName: roleName.zod,
  roleNameEn: roleNameEn.zod.default(''),
  roleAlias: roleAlias.zod,
});

/** A new role with the grants and scopes of another one. Nobody copies what he could not give. ASSUMED: 021 */
export async function copyRole(ctx: PersonCtx<z.output<typeof copyInput>>): Promise<unknown> {
  const { id, ...names } = ctx.input;
  const source = await rowById(ctx.db, role, ctx.person, id, { lock: 'update' });
  const held = await holdingsOf(ctx.db, [id]);
  const having = { menu: held.menu.get(id)!, dataScope: held.dataScope.get(id)!, apiScope: held.apiScope.get(id)! };
  const means = await meansOf(ctx);
  if (means)
    for (const kind of ['menu', 'apiScope'] as const)
      if ([...having[kind]].some((one) => !means[kind].has(one))) throw new Problem('grantBeyond');

  const { parentId, sort } = source;
  // Told once, as a copy.
  const row = await addRow(ctx, role, { ...names, parentId, sort }, {});
  for (const kind of ['menu', 'dataScope', 'apiScope'] as const)
    await replaceGrants(ctx.db, kind, row.id, new Set(), having[kind]);
  const goods = await allGoods(ctx);
  await audit(ctx, {
    ...targetOf(row),
    action: 'role.copy',
    after: { from: source['roleName'], ...toldGrants(goods, having) },
  });
  return (await present(ctx, role, [row], roleOptions.derive))[0];
}
