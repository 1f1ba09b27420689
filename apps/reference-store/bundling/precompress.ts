import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { compressWith, hasDictionaries, SMALLEST } from '../src/server/dictionary.ts';

const compressible = /\.(?:js|css|svg|json|txt)$/;
/** Smaller responses fit into one packet anyway. */
const LEAST_BYTES = 512;

/**
 * Writes brotli and gzip copies of every text file of the build, so that no visitor waits for compression. If the folder contains the previous build,
 * scripts also get a copy with the previous version as its dictionary: returning visitors then load only the changes of an update.
 */
export function precompress(): Plugin {
  let directory = '';
  let previous = new Map<string, Script>();
  return {
    name: 'precompress',
    configResolved(config) {
      directory = join(config.root, config.build.outDir);
      previous = scriptsOf(directory);
    },
    async closeBundle() {
      await Promise.all(filesOf(directory).map(compress));
      if (hasDictionaries) await writeDeltas(directory, previous);
    },
  };
}

interface Script {
  name: string;
  content: Buffer;
}

/** The scripts of a build by name without hash; ambiguous names are left out. */
function scriptsOf(directory: string): Map<string, Script> {
  const assets = join(directory, 'assets');
  if (!existsSync(assets)) return new Map();
  const names = readdirSync(assets).filter((name) => /-[\w-]{7}\.js$/.test(name));
  const stemOf = (name: string) => name.replace(/-[\w-]{7}\.js$/, '');
  const byStem = Map.groupBy(names, stemOf);
  const single = [...byStem].flatMap(([stem, [name, other]]) => (name && !other ? [[stem, name] as const] : []));
  return new Map(single.map(([stem, name]) => [stem, { name, content: readFileSync(join(assets, name)) }]));
}

async function writeDeltas(directory: string, previous: ReadonlyMap<string, Script>): Promise<void> {
  const deltas: Record<string, { dictionary: string; file: string }> = {};
  for (const [stem, { name, content }] of scriptsOf(directory)) {
    const before = previous.get(stem);
    if (!before || before.name === name || content.length < LEAST_BYTES) continue;
    const file = `assets/${name}.dcb`;
    const dictionary = createHash('sha256').update(before.content).digest('base64');
    writeFileSync(join(directory, file), await compressWith(before.content, content, SMALLEST));
    deltas[`/assets/${name}`] = { dictionary, file };
  }
  writeFileSync(join(directory, '.vite/deltas.json'), JSON.stringify(deltas));
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
