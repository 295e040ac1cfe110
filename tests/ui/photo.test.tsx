import '../support/jsdom-blob.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearEverything } from '#api/local-sign-out.ts';
import { signIn } from '#api/sign-in.ts';
import { listenToApi } from '#api/signals.ts';
import { Look } from '#app/look.tsx';
import { finishSignIn } from '#app/sign-in-flow.ts';
import type { Photo } from '#domain/ncr/schema.ts';
import { BeforeAfter } from '#kit/photo/before-after.tsx';
import { PhotoGrid } from '#kit/photo/photo-grid.tsx';
import { PhotoInput } from '#kit/upload/photo-input.tsx';
import { rememberLanguage } from '#stores/language.ts';
import { testApp } from '../support/app.ts';
import { jpeg } from '../support/ncr.ts';
import { serve } from './setup.ts';

const arrived = /^Remove .+\.jpg$/;
const file = (bytes: Uint8Array, name: string) =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'image/jpeg' });
const photo = (n: number, tag: Photo['tag'] = 'before'): Photo => ({
  fileId: `${n}`,
  tag,
  link: `/api/photo-${n}`,
  thumb: '',
  name: `wall-${n}.jpg`,
  width: 40,
  height: 30,
  takenAt: n === 1 ? '2026-03-04 05:06:07' : '',
  lat: n === 1 ? 1.3 : null,
  lng: n === 1 ? 103.8 : null,
});

beforeEach(() => rememberLanguage('en'));

describe('photo input', () => {
  afterEach(() => clearEverything());

  function Field({ max }: { max: number }) {
    const [value, setValue] = useState<Photo[]>([]);
    const [going, setGoing] = useState(0);
    return (
      <Look>
        <PhotoInput tag="before" value={value} onChange={setValue} onPending={setGoing} max={max} />
        <output>{`${value.map((one) => one.tag).join()} / ${going}`}</output>
      </Look>
    );
  }
  const state = () => screen.getByText(/\/ \d$/).textContent;

  it('says that the server is away, and sends the same file again on demand', async () => {
    const user = userEvent.setup();
    render(<Field max={2} />);
    await user.upload(screen.getByTestId('photo-files'), file(await jpeg(1), 'wall.jpg'));
    const refusal = await screen.findByText(/No answer from the server/);
    expect(state()).toBe(' / 0');

    serve(await testApp());
    listenToApi({ signedOut: () => undefined });
    const who = { tenantId: '000000', account: 'qm', password: 'Qcdm@2026', captchaKey: '', captchaCode: '' };
    const answer = await signIn(who);
    if (!answer.ok) throw new Error(answer.message);
    await finishSignIn(answer.body, '000000');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: arrived })).toBeTruthy();
    expect(refusal.isConnected).toBe(false);
    expect(state()).toBe('before / 0');

    // Dropped ones come the same way; what is too many is refused, and the rest is taken.
    const more = [file(await jpeg(2), 'two.jpg'), file(await jpeg(3), 'three.jpg')];
    fireEvent.drop(screen.getByRole('group', { name: 'Photo' }), { dataTransfer: { files: more } });
    expect(await screen.findByText(/“three.jpg”: at most 2 photos here/)).toBeTruthy();
    await waitFor(() => expect(state()).toBe('before,before / 0'));
    expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await user.click(screen.getAllByRole('button', { name: arrived })[0]!);
    expect(state()).toBe('before / 0');
    expect(screen.getByRole('button', { name: 'Add photos' })).toBeTruthy();
  });
});

describe('viewer', () => {
  it('opens from a thumbnail, goes on by arrow keys to the ends, and closes by Escape to where it was opened', async () => {
    const user = userEvent.setup();
    render(<PhotoGrid photos={[photo(1), photo(2, 'test')]} />);
    const thumb = screen.getByRole('button', { name: 'Open photo 1: Before' });
    await user.click(thumb);
    const viewer = screen.getByRole('dialog');
    expect(within(viewer).getByText('Before · Photo 1 of 2')).toBeTruthy();
    expect(within(viewer).getByText('Taken 2026-03-04 05:06 · Position 1.30000, 103.80000 · wall-1.jpg')).toBeTruthy();
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    expect(within(viewer).getByText('Test · Photo 2 of 2')).toBeTruthy();
    expect(within(viewer).getByRole('button', { name: 'Next photo' })).toHaveProperty('disabled', true);
    fireEvent.keyDown(viewer, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(thumb);
  });
});

describe('before and after', () => {
  it('stand next to each other, and are compared by a slider that the keyboard moves', async () => {
    const user = userEvent.setup();
    render(<BeforeAfter before={[photo(1), photo(2)]} after={[photo(3, 'after')]} />);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const viewer = screen.getByRole('dialog', { name: 'Before and after' });
    expect(within(viewer).getAllByRole('figure')).toHaveLength(2);
    await user.click(within(viewer).getByRole('button', { name: 'Slider' }));
    const slider = within(viewer).getByRole('slider', { name: 'How much of “after” is shown' });
    fireEvent.change(slider, { target: { value: '20' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('80 %');
  });

  it('offers no comparison while there is nothing to compare', () => {
    render(<BeforeAfter before={[photo(1)]} after={[]} />);
    expect(screen.getByText('No photos')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  });
});
