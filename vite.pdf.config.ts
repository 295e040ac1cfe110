import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
const from = dirname(packageFile);
const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
/** The version stands in the name, so that browsers keep the files for ever. src/kit/pdf/pdf-engine.ts */
const home = `assets/pdfjs-${version}`;

/** What pdf.js fetches while it reads: its name there, and the file it is. */
function files(): Map<string, string> {
  const found = new Map([['pdf.worker.js', join(from, 'legacy/build/pdf.worker.min.mjs')]]);
  const take = (folder: string, as: string, wanted: RegExp) => {
    for (const name of readdirSync(join(from, folder)))
      if (wanted.test(name)) found.set(`${as}/${name}`, join(from, folder, name));
  };
  take('cmaps', 'cmaps', /\.bcmap$/);
  take('standard_fonts', 'standard_fonts', /\.(?:pfb|ttf)$/);
  take('iccs', 'iccs', /\.icc$/);
  // Only the decoder that is plain script: the policy lets no WebAssembly run.
  take('wasm', 'wasm', /\.js$/);
  take('web/images', 'images', /^annotation-.*\.svg$/);
  return found;
}

/** The worker of pdf.js, its character maps and its fonts as files of this site: nothing comes from elsewhere. docs/decisions/014 */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    configureServer: (server) => {
      const known = files();
      server.middlewares.use((request, response, next) => {
        const file = known.get(request.url?.split(`/${home}/`)[1] ?? '');
        if (!file) return next();
        if (extname(file).endsWith('js')) response.setHeader('Content-Type', 'text/javascript');
        createReadStream(file).pipe(response);
      });
    },
    generateBundle() {
      for (const [name, file] of files())
        this.emitFile({ type: 'asset', fileName: `${home}/${name}`, source: readFileSync(file) });
    },
  };
}
