import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Start } from '#app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Start />
  </StrictMode>,
);
