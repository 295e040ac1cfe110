import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** The server as one file beside its migrations. Packages stay outside: some are native, all are installed. */
export default defineConfig({
  publicDir: false,
  plugins: [withMigrations()],
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'main.js' } },
  },
});

/** server/db/open.ts looks for them beside the file that it is in. */
function withMigrations(): Plugin {
  return {
    name: 'with-migrations',
    closeBundle: () => {
      cpSync('server/db/migrations', 'dist/server/migrations', {
        recursive: true,
        filter: (path) => !path.includes('meta'),
      });
    },
  };
}
