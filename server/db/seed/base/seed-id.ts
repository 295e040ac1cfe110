/** What a fixed id stands for; two digits of it. */
const groups = {
  client: 10,
  role: 20,
  menu: 30,
  topMenu: 31,
  param: 40,
  dict: 50,
  dictBiz: 51,
  user: 60,
  tenant: 70,
  region: 80,
} as const;

/** A fixed 19-digit id of a seeded row: prefix, tenant, group, number. The same on every installation. wire.md §7 */
export function seedId(group: keyof typeof groups, number: number, tenantId = '000000'): string {
  return `1123598${tenantId}${groups[group]}${String(number).padStart(4, '0')}`;
}
