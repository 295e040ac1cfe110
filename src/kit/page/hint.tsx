import Tooltip from 'antd/es/tooltip';
import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import css from './hint.module.css';

const WAIT_MS = 100;

/**
 * A tooltip for what stands in many rows: nothing of it exists until the pointer or the focus is there, for a table
 * with one of antd's in every row spends more on them than on its cells. docs/decisions/011
 */
export function Hint({ title, children }: { title: string; children: ReactElement<HTMLAttributes<HTMLElement>> }) {
  const id = useId();
  const [place, setPlace] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  const show = ({ currentTarget }: FocusEvent | PointerEvent) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPlace(currentTarget.getBoundingClientRect()), WAIT_MS);
  };
  const open = place !== null;
  useEffect(() => {
    if (!open) return undefined;
    // It stands where the thing was: neither survives a scroll.
    const away = (event: Event) => (event as KeyboardEvent).key === 'Escape' && setPlace(null);
    const scrolled = () => setPlace(null);
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true });
      document.removeEventListener('keydown', away);
    };
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: show,
        onPointerLeave: hide,
        onFocus: show,
        onBlur: hide,
        ...(open ? { 'aria-describedby': id } : {}),
      })}
      {place && (
        <Tooltip open id={id} title={title}>
          <span
            aria-hidden
            className={css.place}
            style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
          />
        </Tooltip>
      )}
    </>
  );
}
