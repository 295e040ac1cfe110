import { describe, expect, it } from 'vitest';
import { ownAddress, pdfName } from './pdf-link.ts';

const here = 'https://site.example/wel/index';

describe('ownAddress', () => {
  it('refuses what is not of this site', () => {
    for (const link of [
      'https://elsewhere.example/a.pdf',
      '//elsewhere.example/a.pdf',
      'http://site.example/a.pdf',
      'javascript:alert(1)',
      'data:application/pdf;base64,JVBERg==',
      'file:///etc/passwd',
      'blob:https://elsewhere.example/1',
      'blob:null/1',
      'http://',
    ])
      expect(ownAddress(link, here), link).toBeNull();
  });

  it('takes paths, own addresses and own blobs', () => {
    expect(ownAddress('/guide/a.pdf', here)).toBe('https://site.example/guide/a.pdf');
    expect(ownAddress('https://site.example/a.pdf?s=1', here)).toBe('https://site.example/a.pdf?s=1');
    expect(ownAddress('blob:https://site.example/1', here)).toBe('blob:https://site.example/1');
  });
});

describe('pdfName', () => {
  it('prefers the name the server told, then the title, then the address', () => {
    expect(pdfName('plan.pdf', 'Title', '/x/y.pdf')).toBe('plan.pdf');
    expect(pdfName('', '快速指南', '/x/y.pdf')).toBe('快速指南.pdf');
    expect(pdfName(null, '', '/x/%E5%9B%BE.PDF?e=1')).toBe('图.PDF');
    expect(pdfName(null, '', 'https://site.example')).toBe('document.pdf');
    expect(pdfName(null, '', 'blob:https://site.example/1234')).toBe('document.pdf');
  });

  it('holds no letter that a disk refuses', () => {
    expect(pdfName(null, 'Block A/B: "level" 3?', '')).toBe('Block A B   level  3.pdf');
    expect(pdfName(null, '', '/%E0%A4%A')).toBe('%E0%A4%A.pdf');
  });
});
