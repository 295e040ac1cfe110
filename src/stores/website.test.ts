// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { hideParamOf } from '#domain/access/menu-view.ts';
import { storeHideConfig, storeWebsiteParams, useWebsite, websiteValue } from './website.ts';

const row = (paramKey: string, paramValue: unknown) => ({ id: '1', paramName: 'x', paramKey, paramValue, remark: '' });
const config = () => useWebsite.getState().config;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  storeWebsiteParams([]);
});

/** spec §3: the params the website is configured with. */
const keys = `APP_VIEW_ALL_CHECKLIST_ROLE APP_OP_ALL_CHECKLIST_ROLE QM_ROLE_ID PM_ROLE_ID RE_ROLE_ID RTO_ROLE_ID
  CONTRACTOR_ROLE_ID SUB_CON_MANAGER_ROLE_ID MAIN_CON_ROLE_ID BM_ROLE_ID CM_ID EM_ID ADMIN_ID QAQC_IN_CHARGE`.split(
  /\s+/,
);

describe('the website configuration', () => {
  it.each(keys)('maps %s by its key', (key) => {
    storeWebsiteParams([row(key, '1123598816738675201')]);
    expect(websiteValue(key)).toBe('1123598816738675201');
    storeWebsiteParams([row(key, '1,2')]);
    expect(websiteValue(key)).toEqual(['1', '2']);
  });

  // spec §3: comma-separated values become lists; a single value stays single.
  it.each([
    ['7', '7'],
    ['7,8', ['7', '8']],
    ['7,', ['7']],
    [',', []],
    [' 7 , 8 ,', ['7', '8']],
    ['', ''],
    ['two words', 'two words'],
    ['{"7":"a,b"}', '{"7":"a,b"}'],
    ['  [1,2]', '  [1,2]'],
  ])('makes of %j %j', (value, made) => {
    storeWebsiteParams([row('KEY', value)]);
    expect(websiteValue('KEY')).toEqual(made);
  });

  it.each([[null], [7], [undefined], [['7']], [{}]])('passes over a value that is no text: %j', (value) => {
    storeWebsiteParams([row('KEY', value), row('NEXT', '1')]);
    expect(config()).toEqual({ NEXT: '1' });
  });

  it.each([[undefined], [null], ['rows'], [{}], [[null, 'x', {}, row('', 'x')]]])('makes nothing of %j', (rows) => {
    storeWebsiteParams(rows);
    expect(config()).toEqual({});
    expect(websiteValue('QM_ROLE_ID')).toBe('');
  });

  it('lies in both storages: of this window, and of this device', () => {
    storeWebsiteParams([row('QM_ROLE_ID', '7,8')]);
    for (const area of [sessionStorage, localStorage])
      expect(JSON.parse(area.getItem('saber-website') ?? '').content).toEqual({ QM_ROLE_ID: ['7', '8'] });
  });

  it('says role ids as the rules read them', () => {
    storeWebsiteParams([row('QM_ROLE_ID', '7, 8'), row('PM_ROLE_ID', '9')]);
    expect(useWebsite.getState().roleConfig).toEqual({ QM_ROLE_ID: '7,8', PM_ROLE_ID: '9' });
  });
});

describe('the dashboard configuration of a project', () => {
  const key = hideParamOf('12');

  it('takes the place of the one before, exactly of this project', () => {
    storeWebsiteParams([row('QM_ROLE_ID', '7'), row(key, '{"default":"old"}')]);
    // The server looks for the key by part: others may come along.
    storeHideConfig(key, [row(hideParamOf('123'), '{"default":"other"}'), row(key, '{"default":"new"}')]);
    expect(config()).toEqual({ QM_ROLE_ID: '7', [key]: '{"default":"new"}' });
  });

  it.each([[[]], [null], [[row(hideParamOf('123'), 'x')]]])('is gone where there is none any more: %j', (rows) => {
    storeWebsiteParams([row('QM_ROLE_ID', '7'), row(key, '{"default":"old"}')]);
    storeHideConfig(key, rows);
    expect(config()).toEqual({ QM_ROLE_ID: '7' });
  });
});
