import { Component, type ReactNode } from 'react';

interface Props {
  path: string;
  search: string;
  children: ReactNode;
}

interface Spot {
  search: string;
  top: number;
}

/**
 * Every page comes back to where it was scrolled to, the window and whatever scrolls inside of it; a new page, or one
 * that comes back with another search, begins at its top. A class, because only a class is asked before the page changes.
 */
export class ScrollKeeper extends Component<Props> {
  private readonly spots = new Map<string, Spot>();
  private readonly inner = new Map<string, Map<Element, [left: number, top: number]>>();

  override componentDidMount(): void {
    // The browser restores by its own history, which knows no tabs; only a reload is left to it.
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', letBrowser);
    document.addEventListener('scroll', this.note, { capture: true, passive: true });
  }

  override componentWillUnmount(): void {
    letBrowser();
    window.removeEventListener('pagehide', letBrowser);
    document.removeEventListener('scroll', this.note, { capture: true });
  }

  override getSnapshotBeforeUpdate({ path, search }: Props): null {
    if (path !== this.props.path) this.spots.set(path, { search, top: window.scrollY });
    return null;
  }

  override componentDidUpdate({ path: before }: Props): void {
    const { path, search } = this.props;
    if (before === path) return;
    const spot = this.spots.get(path);
    window.scrollTo(0, spot?.search === search ? spot.top : 0);
    for (const [element, [left, top]] of this.inner.get(path) ?? [])
      if (element.isConnected) element.scrollTo(left, top);
      else this.inner.get(path)?.delete(element);
  }

  override render(): ReactNode {
    return this.props.children;
  }

  private readonly note = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('[data-page]')) return;
    const { path } = this.props;
    const known = this.inner.get(path) ?? new Map<Element, [number, number]>();
    this.inner.set(path, known.set(target, [target.scrollLeft, target.scrollTop]));
  };
}

function letBrowser(): void {
  window.history.scrollRestoration = 'auto';
}
