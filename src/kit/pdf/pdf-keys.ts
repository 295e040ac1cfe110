/** What React and the browser both say of a key. */
export type Press = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'preventDefault'
>;

interface Actions {
  goBy: (pages: number) => void;
  goToEnd: (end: 'first' | 'last') => void;
  zoom: (step: 1 | -1) => void;
  actualSize: () => void;
  find: () => void;
  findNext: (step: 1 | -1) => void;
  escape: () => void;
}

/** The keys of the viewer, wherever the focus is in it; what is typed into a field stays the field's. */
export function pdfKeys(press: Press, actions: Actions): void {
  const act = actionOf(press, actions);
  if (!act) return;
  press.preventDefault();
  act();
}

function actionOf(press: Press, actions: Actions): (() => void) | undefined {
  const { key, shiftKey } = press;
  if (key === 'Escape') return actions.escape;
  const command = press.ctrlKey || press.metaKey;
  if (command && key.toLowerCase() === 'f') return actions.find;
  if (key === 'F3' || (command && key.toLowerCase() === 'g')) return () => actions.findNext(shiftKey ? -1 : 1);
  const typing = press.target instanceof HTMLInputElement;
  if (!typing || command) {
    if (key === '+' || key === '=') return () => actions.zoom(1);
    if (key === '-') return () => actions.zoom(-1);
    if (key === '0') return actions.actualSize;
  }
  if (press.altKey || command) return undefined;
  if (key === 'PageDown') return () => actions.goBy(1);
  if (key === 'PageUp') return () => actions.goBy(-1);
  if (typing) return undefined;
  if (key === 'Home') return () => actions.goToEnd('first');
  if (key === 'End') return () => actions.goToEnd('last');
  return undefined;
}
