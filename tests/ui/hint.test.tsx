import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Hint } from '#kit/page/hint.tsx';
import './setup.ts';

/** What the thing is said to be described by. */
const description = (thing: HTMLElement) =>
  document.getElementById(thing.getAttribute('aria-describedby') ?? '')?.textContent;

function show() {
  render(
    <Hint title="Saturday, 09:30">
      <button type="button">3 days</button>
    </Hint>,
  );
  return { thing: screen.getByRole('button', { name: '3 days' }), user: userEvent.setup() };
}

describe('a hint', () => {
  it('is not there until the pointer is, says what the thing is described by, and goes with the pointer', async () => {
    const { thing, user } = show();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(description(thing)).toBeUndefined();
    await user.hover(thing);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Saturday, 09:30');
    expect(description(thing)).toBe('Saturday, 09:30');
    await user.unhover(thing);
    await waitFor(() => expect(description(thing)).toBeUndefined());
  });

  it('comes with the focus, the thing stays the same element, and Escape or a scroll takes it away', async () => {
    const { thing, user } = show();
    await user.tab();
    expect(document.activeElement).toBe(thing);
    await screen.findByRole('tooltip');
    expect(document.activeElement).toBe(thing);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(description(thing)).toBeUndefined());
    thing.blur();
    await user.tab();
    await waitFor(() => expect(description(thing)).toBe('Saturday, 09:30'));
    document.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(description(thing)).toBeUndefined());
  });
});
