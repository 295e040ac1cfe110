// The form that stands in index.html before any script of ours has come. docs/decisions/019

const ID = 'root';

/** What the early form keeps on its container for the page that takes over. */
export type EarlyRoot = HTMLElement & {
  /** The button that was pressed last, and did nothing yet. */
  pressed?: HTMLElement;
  /** Ends the early form's own listening. */
  settle?: () => void;
};

const container = (): EarlyRoot | null => document.getElementById(ID);

/** Whether the form that came with the document is shown. */
export function isEarly(element: HTMLElement): boolean {
  return element.querySelector('form') !== null;
}

/** What was typed into a field of the early form; undefined where there is none. */
export function typedEarly(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return container()?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
}

/** Ends what the early form did for itself, and does what was asked of it before it could. */
export function settleEarly(): void {
  const kept = container();
  const button = kept?.pressed;
  kept?.settle?.();
  delete kept?.pressed;
  button?.click();
}
