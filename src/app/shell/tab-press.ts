/** What a press on a tab may become. */
interface Outcomes {
  /** Dragged: the place it was dropped at. */
  drop: (value: string, to: number) => void;
  /** Held by a finger: what the right button is for a mouse. */
  hold: (value: string, x: number, y: number) => void;
}

/** A finger that stays this long means more than a tap. */
const HOLD_MS = 500;
/** A hand is not perfectly still. */
const STILL = 6;
/** So near to an end of the strip it scrolls while something is dragged. */
const EDGE = 28;

/** Follows a press on a tab until it ends: dragging puts the tab elsewhere, holding a finger opens its menu. */
export function followPress(down: PointerEvent, strip: HTMLElement, { drop, hold }: Outcomes): void {
  const tab = (down.target as Element).closest<HTMLElement>('[data-tab]');
  const value = tab?.dataset['tab'];
  if (!tab || !value) return;
  const others = [...strip.querySelectorAll<HTMLElement>('[data-tab]')];
  const from = others.indexOf(tab);
  const spots = others.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2);
  const began = strip.scrollLeft;
  let to = from;
  let dragging = false;

  const timer =
    down.pointerType === 'touch'
      ? setTimeout(() => {
          end();
          swallowClick(strip, false);
          hold(value, down.clientX, down.clientY);
        }, HOLD_MS)
      : undefined;

  const move = (event: PointerEvent) => {
    const distance = event.clientX - down.clientX;
    if (Math.abs(distance) > STILL || Math.abs(event.clientY - down.clientY) > STILL) clearTimeout(timer);
    // A finger scrolls the strip; a home tab stays where it is.
    if (down.pointerType === 'touch' || from === 0) return;
    if (!dragging && Math.abs(distance) <= STILL) return;
    if (!dragging) {
      dragging = true;
      tab.dataset['dragged'] = '';
    }
    const { left, right } = strip.getBoundingClientRect();
    if (event.clientX < left + EDGE) strip.scrollLeft -= EDGE / 2;
    if (event.clientX > right - EDGE) strip.scrollLeft += EDGE / 2;
    const shift = distance + strip.scrollLeft - began;
    const centre = spots[from]! + shift;
    const passed = spots.filter((spot, at) => at !== from && (at < from ? spot <= centre : spot < centre)).length;
    to = Math.max(1, passed);
    tab.style.translate = `${shift}px`;
    others.forEach((other, at) => {
      if (at === from) return;
      const aside = at > from && at <= to ? -1 : at < from && at >= to ? 1 : 0;
      other.style.translate = aside ? `${aside * (tab.offsetWidth + 4)}px` : '';
    });
  };
  const end = () => {
    clearTimeout(timer);
    for (const [name, listener] of listeners) document.removeEventListener(name, listener);
    delete tab.dataset['dragged'];
    for (const other of others) other.style.translate = '';
  };
  const up = () => {
    end();
    if (!dragging) return;
    swallowClick(strip, true);
    if (to !== from) drop(value, to);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (dragging) swallowClick(strip, false);
    end();
  };
  const listeners = [
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', end],
    ['keydown', key],
  ] as [string, EventListener][];
  for (const [name, listener] of listeners) document.addEventListener(name, listener);
}

/** The click that ends this press opens nothing; one elsewhere is another one. */
function swallowClick(strip: HTMLElement, lifted: boolean): void {
  const swallow = (click: MouseEvent) => {
    if (!strip.contains(click.target as Node)) return;
    click.preventDefault();
    click.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true });
  // The click comes right after the hand is lifted, or not at all.
  const stop = () => setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), 50);
  if (lifted) void stop();
  else document.addEventListener('pointerup', stop, { once: true });
}
