import { limits } from '../limits.ts';
import { onTimePercent, type Target } from './standing.ts';

// Apart from the other targets: every page loads these, the rest comes when the banner is unfolded. docs/decisions/008

/** spec §9: NCR close within 7 days, else a memo. */
export const ncrDays: Target = {
  name: 'ncrDays',
  label: [`NCR closed within ${limits.ncrDays} days`, `NCR ${limits.ncrDays} 天内关闭`],
  rule: ['Else a quality memo is issued', '否则签发质量备忘录'],
  route: '/qaqc/report',
  unit: 'percent',
  least: 100,
  figure: ({ ncr }) => ncr && onTimePercent(ncr),
};

/** The targets of modules that exist, whose figures the banner shows. */
export const measured: readonly Target[] = [ncrDays];
