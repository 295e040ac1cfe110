import { StrictMode } from 'react';
import { LoginPage, type LoginPageProps } from './login-page.tsx';

/** What the build draws and what the browser takes over: the same tree, so that nothing moves. docs/decisions/019 */
export function LoginRoot(props: LoginPageProps) {
  return (
    <StrictMode>
      <LoginPage {...props} />
    </StrictMode>
  );
}
