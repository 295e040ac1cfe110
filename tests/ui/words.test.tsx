import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineWords, sayNow, setLanguage, useSay, useWords } from '#locale/words.ts';

const words = defineWords('wordsTest', {
  hello: ['Hello {name}', '你好 {name}'],
  count: ['{count} left in {where}', '{where}还剩 {count}'],
  raw: ['{name} of {nobody}', '{nobody}的 {name}'],
});

function Sentences() {
  const t = useWords(words);
  const say = useSay();
  return (
    <ul>
      <li>{t('hello', { name: '<b>Ann</b> {count}' })}</li>
      <li>{t('count', { count: 1, where: ['the box', '盒子里'] })}</li>
      <li>{t('raw', { name: 'A' })}</li>
      <li>{say(['Yes {n}', '是 {n}'], { n: 1 })}</li>
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

beforeEach(() => setLanguage('en'));
afterEach(cleanup);

describe('words', () => {
  it('are said in English first: values as they are, pairs in the language, unknown places untouched', () => {
    render(<Sentences />);
    expect(shown()).toEqual(['Hello <b>Ann</b> {count}', '1 left in the box', 'A of {nobody}', 'Yes 1']);
  });

  it('follow a change of language at once, in components and outside of them', () => {
    render(<Sentences />);
    act(() => setLanguage('zh'));
    expect(shown()).toEqual(['你好 <b>Ann</b> {count}', '盒子里还剩 1', '{nobody}的 A', '是 1']);
    expect(i18next.language).toBe('zh');
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(sayNow(['Yes', '是'])).toBe('是');
  });
});
