import { describe, expect, it } from 'vitest';
import { bannerHidden } from './banner.ts';
import { measured } from './measured.ts';
import { onTimePercent, shownValue, standingOf } from './standing.ts';
import { targets, targetsAt } from './targets.ts';

const target = (name: string) => targets.find((one) => one.name === name)!;

describe('thresholds of spec §9', () => {
  it('are these', () => {
    expect(targets.map(({ name, least, above }) => `${name} ${above ? '>' : '>='} ${least}`)).toEqual([
      'rfsiFirst >= 99',
      'rfsiSecond >= 100',
      'rfsiDays >= 100',
      'ncrDays >= 100',
      'memoDays >= 100',
      'handover >= 100',
      'structural >= 90',
      'architectural >= 85',
      'me >= 95',
      'funTest >= 100',
      'conquas > 95',
      'ppvcFirst >= 99',
      'ppvcSecond >= 100',
    ]);
  });

  it.each([
    ['rfsiFirst', 99, 'met'],
    ['rfsiFirst', 98.999, 'near'],
    ['rfsiFirst', 97, 'near'],
    ['rfsiFirst', 96.999, 'missed'],
    ['ncrDays', 100, 'met'],
    ['ncrDays', 99.99, 'near'],
    ['ncrDays', 98, 'near'],
    ['ncrDays', 97.99, 'missed'],
    ['structural', 90, 'met'],
    ['structural', 88, 'near'],
    ['structural', 87.9, 'missed'],
    ['architectural', 85, 'met'],
    ['architectural', 82.9, 'missed'],
    ['me', 95, 'met'],
    ['me', 93, 'near'],
    // Above 95, not 95 itself.
    ['conquas', 95.1, 'met'],
    ['conquas', 95, 'near'],
    ['conquas', 93, 'near'],
    ['conquas', 92.9, 'missed'],
    ['handover', 0, 'missed'],
    ['handover', null, null],
  ] as const)('%s at %s: %s', (name, value, standing) => {
    expect(standingOf(target(name), value)).toBe(standing);
  });

  it('come with both languages, and with figures only where a module gives some', () => {
    for (const { label, rule = label } of targets) for (const word of [...label, ...rule]) expect(word).not.toBe('');
    expect(targets.filter(({ figure }) => figure)).toEqual(measured);
    expect(measured.map(({ name }) => name)).toEqual(['ncrDays']);
    expect(target('ncrDays').figure!({})).toBeUndefined();
  });

  it('begin with those of the page that is shown', () => {
    expect(targetsAt('/qaqc/report/index')[0]?.name).toBe('ncrDays');
    expect(targetsAt('/qaqc/reportMemo/index')[0]?.name).toBe('memoDays');
    expect(targetsAt('/pqms/meChecklist')[0]?.name).toBe('me');
    expect(targetsAt('/wel/index')).toEqual(targets);
    expect(targetsAt('/ppvc/checklist')).toHaveLength(targets.length);
  });
});

describe('figures', () => {
  it.each([
    [{ closed: 0, onTime: 0, overdue: 0 }, null],
    [{ closed: 4, onTime: 4, overdue: 0 }, 100],
    [{ closed: 49, onTime: 49, overdue: 1 }, 98],
    [{ closed: 0, onTime: 0, overdue: 3 }, 0],
    [{ closed: 3, onTime: 1, overdue: 1 }, 25],
  ])('%j: %s', (counts, percent) => {
    expect(onTimePercent(counts)).toBe(percent);
  });
  it.each([
    [99.96, '99.9'],
    [100, '100'],
    [97.3, '97.3'],
    [(2 / 3) * 100, '66.6'],
    [0, '0'],
  ])('%d is shown as %s', (value, text) => {
    expect(shownValue(value)).toBe(text);
  });
});

describe('who sees no banner', () => {
  it('is administrators, until somebody says otherwise', () => {
    expect(bannerHidden(['1'], { ADMIN_ID: '1,2' })).toBe(true);
    expect(bannerHidden(['3'], { ADMIN_ID: '1,2' })).toBe(false);
    expect(bannerHidden([], {})).toBe(false);
  });
  it('is whoever has one of the configured roles', () => {
    const config = { ADMIN_ID: '1', BANNER_HIDDEN_ROLE: '4,5,6,7,8' };
    expect(bannerHidden(['3', '8'], config)).toBe(true);
    expect(bannerHidden(['1'], config)).toBe(false);
    expect(bannerHidden(['1'], { ...config, BANNER_HIDDEN_ROLE: '' })).toBe(false);
  });
});
