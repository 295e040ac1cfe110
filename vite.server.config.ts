import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/**
 * The server beside its migrations; what only some starts need (the demo, other ways in) in files of its own, all in one
 * folder. Packages stay outside: some are native, all are installed.
 */
export default defineConfig({
  publicDir: false,
  plugins: [withMigrations()],
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
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
