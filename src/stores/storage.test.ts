// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asText, readStored, readWithTime, removeStored, unwrap, writeStored } from './storage.ts';

/** The stores read storage when they are imported: a fresh import is a fresh start of the page. */
async function freshStart() {
  vi.resetModules();
  const [session, project, website, menus, lock, tabs, prefs, errorLog, language] = await Promise.all([
    import('./session.ts'),
    import('./project.ts'),
    import('./website.ts'),
    import('./menus.ts'),
    import('./lock.ts'),
    import('./tabs.ts'),
    import('./prefs.ts'),
    import('./error-log.ts'),
    import('./language.ts'),
  ]);
  return { session, project, website, menus, lock, tabs, prefs, errorLog, language };
}

const clear = () => {
  sessionStorage.clear();
  localStorage.clear();
};
beforeEach(clear);
afterEach(clear);

describe('stored entries', () => {
  it('are wrapped as the Blade clients expect them', () => {
    writeStored('token', 'abc', 'session', 1000);
    writeStored('language', 'zh', 'local', 2000);
    expect(JSON.parse(sessionStorage.getItem('saber-token') ?? '')).toEqual({
      dataType: 'string',
      content: 'abc',
      type: 'session',
      datetime: 1000,
    });
    expect(JSON.parse(localStorage.getItem('saber-language') ?? '')).toEqual({
      dataType: 'string',
      content: 'zh',
      datetime: 2000,
    });
  });

  it('are read from session storage first, then from local storage', () => {
    writeStored('x', 'local', 'local', 1);
    expect(readWithTime('x', asText)).toEqual({ value: 'local', datetime: 1 });
    writeStored('x', 'session', 'session', 2);
    expect(readWithTime('x', asText)).toEqual({ value: 'session', datetime: 2 });
    removeStored('x', 'session');
    expect(readStored('x', asText)).toBe('local');
  });

  it('of the session that are rubbish give way to sound local ones', () => {
    writeStored('x', 'sound', 'local');
    writeStored('x', { not: 'text' }, 'session');
    expect(readStored('x', asText)).toBe('sound');
  });

  it.each([
    ['nothing', null, undefined],
    ['bare text', 'abc', { content: 'abc', datetime: 0 }],
    ['half of JSON', '{"content":', { content: '{"content":', datetime: 0 }],
    ['JSON without a wrapper', '[1,2]', { content: [1, 2], datetime: 0 }],
    ['null', 'null', { content: null, datetime: 0 }],
    ['a number as text', '{"dataType":"number","content":"7","datetime":5}', { content: 7, datetime: 5 }],
    ['a boolean as text', '{"dataType":"boolean","content":"true"}', { content: true, datetime: 0 }],
    ['code as a boolean', '{"dataType":"boolean","content":"alert(1)"}', { content: false, datetime: 0 }],
    ['an odd time', '{"content":"a","datetime":"soon"}', { content: 'a', datetime: 0 }],
  ])('unwrap %s', (_what, raw, content) => {
    expect(unwrap(raw)).toEqual(content);
  });

  it('do not matter when the storage is full or forbidden', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeStored('x', 'y', 'local')).not.toThrow();
    refuse.mockRestore();
  });
});

const names =
  'token refreshToken tenantId userInfo project website menu permission isLock lockPasswd tagList tag themeName colorName dateFormat logsList language lastLogin collapsed density'.split(
    ' ',
  );

// Rubbish in web storage never breaks the start.
describe('a start on rubbish', () => {
  it.each([
    ['text', 'rubbish'],
    ['half of JSON', '{"content":{'],
    ['null', 'null'],
    ['a number', '42'],
    ['an array of nonsense', '{"dataType":"object","content":[1,null,{"value":7}]}'],
    ['an object of nonsense', '{"dataType":"object","content":{"a":{"b":[{}]}}}'],
    ['null content', '{"dataType":"object","content":null}'],
    ['a prototype', '{"content":{"__proto__":{"admin":true}}}'],
  ])('%s everywhere', async (_what, raw) => {
    for (const name of names) {
      sessionStorage.setItem(`saber-${name}`, raw);
      localStorage.setItem(`saber-${name}`, raw);
    }
    const s = await freshStart();
    expect(s.session.useSession.getState().userInfo === null || s.session.currentActor().userId === '').toBe(true);
    expect(s.session.currentActor()).toEqual({ userId: '', kinds: [], contractorId: null });
    expect(s.project.useProject.getState()).toEqual({ projects: [], current: null });
    expect(s.tabs.useTabs.getState()).toMatchObject({ active: '/wel/index' });
    expect(s.tabs.useTabs.getState().list).toHaveLength(1);
    expect(s.prefs.usePrefs.getState()).toMatchObject({ colour: '#409EFF', dateFormat: 'YYYY-MM-DD' });
    expect(s.lock.useLock.getState().isLock).toBe(false);
    expect(s.language.languageNow()).toBe('en');
    expect(s.errorLog.useErrorLog.getState().logs).toEqual([]);
    expect(s.menus.hasCode('report_add')).toBe(false);
  });

  it('keeps what is sound beside it', async () => {
    localStorage.setItem('saber-themeName', 'rubbish <b>');
    writeStored('language', 'zh', 'local');
    writeStored('token', 'abc', 'session', 1234);
    const s = await freshStart();
    expect(s.language.languageNow()).toBe('zh');
    expect(s.session.useSession.getState()).toMatchObject({ token: 'abc', tokenAt: 1234 });
    expect(s.prefs.usePrefs.getState().theme).toBe('theme-default');
  });

  it('takes no tab that leads out of the product', async () => {
    const tab = { label: 'x', params: {}, query: {}, meta: {}, group: [], close: true };
    writeStored('tagList', [{ ...tab, value: 'https://evil.example' }], 'session');
    expect((await freshStart()).tabs.useTabs.getState().list).toHaveLength(1);
    writeStored('tagList', [{ ...tab, value: '//evil.example' }], 'session');
    expect((await freshStart()).tabs.useTabs.getState().list).toHaveLength(1);
  });
});

describe('what the stores take from the server', () => {
  it('makes lists of comma lists and leaves single values single', async () => {
    const { website } = await freshStart();
    website.storeWebsiteParams([
      { paramKey: 'QM_ROLE_ID', paramValue: '7' },
      { paramKey: 'PM_ROLE_ID', paramValue: '8, 9,' },
      { paramKey: 'dashboard_Configuration_notShow_1', paramValue: '{"7":"a,b"}' },
      { paramKey: '', paramValue: 'x' },
      'nonsense',
    ]);
    expect(website.useWebsite.getState().config).toEqual({
      QM_ROLE_ID: '7',
      PM_ROLE_ID: ['8', '9'],
      dashboard_Configuration_notShow_1: '{"7":"a,b"}',
    });
    expect(website.useWebsite.getState().roleConfig['PM_ROLE_ID']).toBe('8,9');
  });

  it('never keeps the password of the person', async () => {
    const { session } = await freshStart();
    session.storeUserInfo({ userId: '5', account: 'qm', password: 'secret', roles: null, roleId: 3 });
    expect(localStorage.getItem('saber-userInfo')).not.toContain('secret');
    expect(session.useSession.getState().userInfo).toMatchObject({ userId: '5', roles: [], roleId: '' });
  });

  it('knows who acts: kinds by the configured role ids, the unit by the project', async () => {
    const { session, website, project } = await freshStart();
    website.storeWebsiteParams([{ paramKey: 'SUB_CON_MANAGER_ROLE_ID', paramValue: '11,12' }]);
    session.storeUserInfo({ userId: '5', roleId: '12,99' });
    project.storeProjects([
      { id: '1', projectName: 'A', contractorId: '31' },
      { id: '2', contractorId: '' },
      { nonsense: 1 },
    ]);
    expect(session.currentActor()).toEqual({ userId: '5', kinds: ['SUBM'], contractorId: '31' });
    project.chooseProject('2');
    expect(session.currentActor().contractorId).toBeNull();
    project.chooseProject('3');
    expect(project.useProject.getState().current?.id).toBe('2');
  });

  it('collects the leaves of the button tree as codes', async () => {
    const { menus } = await freshStart();
    const tree = [
      { code: 'report', children: [{ code: 'report_add' }, { code: 'report_edit' }] },
      { code: 'lonely' },
      null,
    ];
    expect(menus.buttonCodes(tree)).toEqual({ report_add: true, report_edit: true, lonely: true });
    expect(menus.buttonCodes('rubbish')).toEqual({});
  });

  it('keeps the error log within bounds', async () => {
    const { errorLog } = await freshStart();
    for (let i = 0; i < 130; i += 1) errorLog.logError(new Error(`no. ${i}`), 'test');
    const { logs } = errorLog.useErrorLog.getState();
    expect(logs).toHaveLength(100);
    expect(logs[0]?.message).toBe('no. 129');
  });
});
