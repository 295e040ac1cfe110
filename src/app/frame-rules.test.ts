import { describe, expect, it } from 'vitest';
import { frameVerdict, sandboxOf } from './frame-rules.ts';

const OWN = 'https://qcdm.example';
const origins = ['https://help.example', 'http://10.0.0.7:8090'];

describe('what may be embedded', () => {
  it.each([
    ['https://help.example/a?b=1#c', 'foreign'],
    ['https://help.example', 'foreign'],
    ['HTTPS://HELP.EXAMPLE/manual.html', 'foreign'],
    ['http://10.0.0.7:8090/x.html', 'foreign'],
    ['//help.example/x.html', 'foreign'],
    ['http://help.example/', 'refused'],
    ['https://help.example:8443/', 'refused'],
    ['https://sub.help.example/', 'refused'],
    ['https://help.example.evil.example/', 'refused'],
    ['https://evil.example/help.example.html', 'refused'],
    ['//evil.example/x.html', 'refused'],
    ['\\\\evil.example\\x.html', 'refused'],
    ['/manual.html', 'own'],
    ['manual.html', 'own'],
    ['/docs/manual.htm?page=2#3', 'own'],
    ['https://qcdm.example/manual.html', 'own'],
    ['/index.html', 'refused'],
    ['/a/../index.html', 'refused'],
    ['/qaqc/html', 'refused'],
    ['/?html', 'refused'],
    ['/api/files/x.html', 'refused'],
  ])('%s: %s', (source, kind) => {
    const verdict = frameVerdict(source, origins, OWN);
    expect(verdict.kind).toBe(kind);
    expect(verdict.url).toMatch(/^https?:/);
  });

  // No address at all: not even for another window.
  it.each([
    ['javascript:alert("html")'],
    [' javascript:alert("html")'],
    ['data:text/html,<script>alert(1)</script>'],
    ['blob:https://qcdm.example/html'],
    ['file:///etc/html'],
    ['about:html'],
    ['http://'],
    ['https://help.example@evil.example/html'],
    ['https://qcdm.example:pass@help.example/html'],
  ])('%s is no page', (source) => {
    expect(frameVerdict(source, origins, OWN)).toMatchObject({ kind: 'refused', url: '' });
  });

  it('a page of this site never gets scripts together with its origin', () => {
    expect(sandboxOf.own).not.toContain('allow-same-origin');
    for (const sandbox of Object.values(sandboxOf)) expect(sandbox).not.toMatch(/allow-(top-navigation|modals)/);
  });
});
