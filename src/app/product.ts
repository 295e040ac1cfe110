import type { Words } from '#domain/kernel/words.ts';

/** What the product is called. spec §1 */
export const productName = 'QCDM';
export const productTitle: Words = ['Quality control and defects management', '工程质量管控与缺陷管理'];

/** The letter of the collapsed sidebar. */
export const productLetter = 'Q';
