/** What the door to the server reports upwards; the shell says who listens. */
interface Listeners {
  /** A refusal in words, for a toast. */
  refused: (message: string) => void;
  /** The session has ended: everything local is cleared already. `comeBack`: to this page, after the next login. */
  signedOut: (comeBack: boolean) => void;
}

const listeners: Listeners = {
  refused: () => undefined,
  signedOut: () => window.location.replace('/login'),
};

/** Says who shows refusals and who leads back to the login page. */
export function listenToApi(who: Partial<Listeners>): void {
  Object.assign(listeners, who);
}

/** Shows a refusal. */
export function reportRefused(message: string): void {
  listeners.refused(message);
}

/** Leads back to the login page. */
export function reportSignedOut(comeBack: boolean): void {
  listeners.signedOut(comeBack);
}
