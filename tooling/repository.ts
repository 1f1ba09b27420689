import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

/** What must hold of the files under version control. */
const complaints: string[] = [];
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
if (/https?:\/\//.test(lock) || /^\s+tarball:/m.test(lock)) complaints.push('pnpm-lock.yaml names a registry address.');

// Two copies of these cost kilobytes and break contexts.
for (const single of [
  'react',
  'react-dom',
  'react-intl',
  'radix-ui',
  'swr',
  '@formatjs/icu-messageformat-parser',
  'oidc-client-ts',
]) {
  const versions = new Set(
    [...lock.matchAll(new RegExp(`^  '?${single.replace('/', '\\/')}@(\\d[^:('"]*)`, 'gm'))].map((match) => match[1]),
  );
  if (versions.size > 1)
    complaints.push(`pnpm-lock.yaml holds ${versions.size} versions of ${single}: ${[...versions].join(', ')}.`);
}

for (const file of files) {
  if (!/\.(ts|tsx|mjs|cjs|js)$/.test(file)) continue;
  const text = readFileSync(join(root, file), 'utf8');
  if (/\b(it|test|describe)\.(only|skip|todo|fixme)\(/.test(text))
    complaints.push(`${file} switches a test off or focuses one.`);
}

for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length ? 1 : 0);
