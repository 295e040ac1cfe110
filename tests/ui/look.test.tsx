import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import theme from 'antd/es/theme';
import Empty from 'antd/es/empty';
import { beforeEach, describe, expect, it } from 'vitest';
import { Look } from '#app/look.tsx';
import { LookButton } from '#app/shell/look-button.tsx';
import { rememberLanguage } from '#stores/language.ts';
import { forgetLook, setColour, setTheme, usePrefs } from '#stores/prefs.ts';
import './setup.ts';

/** Says the tokens that the page gets. */
function Tokens() {
  const { token } = theme.useToken();
  return <output>{`${token.colorPrimary} ${token.motion}`}</output>;
}

function open() {
  return render(
    <Look>
      <LookButton />
      <Tokens />
      <Empty image={null} />
    </Look>,
  );
}

beforeEach(() => {
  rememberLanguage('en');
  forgetLook();
});

describe('theme and colour', () => {
  it('opens by its button, with the ten themes and the colours as groups of radio buttons', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Theme and colour' }));
    const themes = await screen.findByRole('group', { name: 'Theme' });
    expect(themes.querySelectorAll('input[type="radio"]')).toHaveLength(10);
    expect(screen.getByRole('radio', { name: 'Default' })).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: "The theme's own" })).toHaveProperty('checked', true);
    expect(screen.getByRole('button', { name: 'Back to the default' })).toHaveProperty('disabled', true);

    await userEvent.click(screen.getByRole('radio', { name: 'Smart factory' }));
    expect(document.documentElement.dataset['theme']).toBe('bule');
    expect(usePrefs.getState().theme).toBe('theme-bule');
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }));
    expect(usePrefs.getState().colour).toBe('#F5222D');

    await userEvent.click(screen.getByRole('button', { name: 'Back to the default' }));
    expect(document.documentElement.dataset['theme']).toBe('default');
    expect(screen.getByRole('radio', { name: 'Default' })).toHaveProperty('checked', true);
  });

  it('a colour reaches the tokens readable, the first paint of the next start, and no motion is left', () => {
    open();
    const before = screen.getByRole('status').textContent;
    act(() => setColour('#ffff00'));
    const [brand, motion] = (screen.getByRole('status').textContent ?? '').split(' ');
    expect(brand).not.toBe(before?.split(' ')[0]);
    expect(brand).not.toBe('#ffff00');
    expect(motion).toBe('false');
    expect(document.documentElement.style.getPropertyValue('--look-brand')).toBe(brand);
    expect(localStorage.getItem('saber-paint')).toContain(`default #ffff00 ${brand}`);
    act(() => setTheme('hey'));
    expect(localStorage.getItem('saber-paint')).toContain('hey #ffff00');
  });

  it("antd's own words follow the language, Chinese ones when they have come", async () => {
    open();
    // The picture of it bears the word as its title, too.
    const said = (word: string) => screen.getByText(word, { selector: 'div' });
    expect(said('No data')).toBeTruthy();
    act(() => rememberLanguage('zh'));
    await waitFor(() => expect(said('暂无数据')).toBeTruthy());
    expect(screen.getByRole('button', { name: '主题与颜色' })).toBeTruthy();
    act(() => rememberLanguage('en'));
    expect(said('No data')).toBeTruthy();
  });
});
