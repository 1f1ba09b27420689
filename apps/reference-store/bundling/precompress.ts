import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|svg|json|txt)$/;
/** Smaller responses fit into one packet anyway. */
const LEAST_BYTES = 512;

/** Writes brotli and gzip copies of every text file of the build, so that no visitor waits for compression. */
export function precompress(): Plugin {
  let directory = '';
  return {
    name: 'precompress',
    configResolved(config) {
      directory = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      await Promise.all(filesOf(directory).map(compress));
    },
  };
}

function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => compressible.test(path) && statSync(path).size >= LEAST_BYTES);
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipped);
}
