import { renderToString } from 'react-dom/server';
import { LoginRoot } from './login-root.tsx';

const nothing = () => undefined;

/** The login page as text, as the build puts it into index.html, in the language that the stores say. docs/decisions/019 */
export function drawnLogin(): string {
  return renderToString(<LoginRoot arrival={null} preload={nothing} onSignedIn={nothing} />);
}
