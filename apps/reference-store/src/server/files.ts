import { createReadStream, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import sirv from 'sirv';
import type { ClientBuild } from './assets.ts';
import { availableDictionary } from './compression.ts';
import { DICTIONARY_ENCODING } from './dictionary.ts';
import { WORKER_PATH, workerHeaders } from './offline-pages.ts';

/** Scripts compressed with the previous build's version as the dictionary, by path. */
type Deltas = Readonly<Record<string, { dictionary: string; file: string }>>;

/** A script whose name ends with a hash of seven characters. */
const SCRIPT = /^(\/assets\/.+)-[\w-]{7}\.js$/;
const UNCHANGING = 'public, max-age=31536000, immutable';

function readJson<Value>(directory: string, name: string, otherwise?: Value): Value {
  try {
    return JSON.parse(readFileSync(join(directory, '.vite', name), 'utf8')) as Value;
  } catch (error) {
    if (otherwise !== undefined) return otherwise;
    throw error;
  }
}

/** Reads the output of `vite build`. */
export function readClientBuild(directory: string): ClientBuild {
  return {
    manifest: readJson(directory, 'manifest.json'),
    readStyle: (file) => readFileSync(join(directory, file), 'utf8'),
  };
}

/**
 * Serves the files of the client build. Names with a hash never change. Files are compressed at build time, scripts also with the previous build's
 * file as the dictionary. The list of files is read once: a request for a file that was removed since then fails.
 */
export function createFileHandler(directory: string) {
  const deltas = readJson<Deltas>(directory, 'deltas.json', {});
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
      const [, stem] = SCRIPT.exec(pathname) ?? [];
      if (stem) response.setHeader('use-as-dictionary', `match="${stem}-*.js"`);
      if (stem) response.setHeader('vary', 'Accept-Encoding, Available-Dictionary');
      if (pathname === WORKER_PATH)
        for (const [name, value] of Object.entries(workerHeaders)) response.setHeader(name, value);
      response.setHeader('x-content-type-options', 'nosniff');
      response.setHeader('cross-origin-resource-policy', 'same-origin');
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const delta = deltas[request.url ?? ''];
    if (delta && delta.dictionary === availableDictionary(request.headers)) {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'content-encoding': DICTIONARY_ENCODING,
        'cache-control': UNCHANGING,
        'cross-origin-resource-policy': 'same-origin',
        vary: 'Accept-Encoding, Available-Dictionary',
      });
      if (request.method === 'HEAD') response.end();
      else pipeline(createReadStream(join(directory, delta.file)), response, () => undefined);
      return;
    }
    // An error event without a listener would end the process.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    serve(request, response, next);
  };
}
