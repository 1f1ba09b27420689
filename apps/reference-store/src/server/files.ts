import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { ClientBuild } from './assets.ts';
import { WORKER_PATH, workerHeaders } from './offline-pages.ts';

const UNCHANGING = 'public, max-age=31536000, immutable';

/** Reads the output of `vite build`. */
export function readClientBuild(directory: string): ClientBuild {
  return {
    manifest: JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')),
    readStyle: (file) => readFileSync(join(directory, file), 'utf8'),
  };
}

/**
 * Serves the files of the client build. Names with a hash never change. Files are compressed at build time. The list of files is read
 * once: a request for a file that was removed since then fails.
 */
export function createFileHandler(directory: string) {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    dotfiles: false,
    etag: true,
    ignores: false,
    extensions: [],
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('cache-control', isHashed ? UNCHANGING : 'public, max-age=3600');
      if (pathname === WORKER_PATH)
        for (const [name, value] of Object.entries(workerHeaders)) response.setHeader(name, value);
      // Not in the library's list of types, and browsers that must not guess ignore an icon without one.
      if (pathname === '/favicon.ico') response.setHeader('content-type', 'image/x-icon');
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('cross-origin-resource-policy', 'same-origin');
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // An error event without a listener would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}
