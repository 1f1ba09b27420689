import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

/** Rules for all files of the repository, including uncommitted ones. */
const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = [...new Set(listed.split('\0'))].filter((file) => file && existsSync(join(root, file)));
const complaints: string[] = [];
const hints: string[] = [];

/** Maximum lines for files; the first matching pattern counts. Longer files are reported but do not fail. */
const calm: readonly (readonly [RegExp, number])[] = [
  [/\.(test|spec|stories)\.tsx?$|\/(demo-shop|messages|test-support|testing)\//, Number.POSITIVE_INFINITY],
  [/storefront-ui\/.*\.css\.ts$/, 120],
  [/storefront-ui\/.*\.tsx$/, 150],
  [/storefront-hooks\/src\/domain\/.*\.ts$/, 120],
  [/storefront-hooks\/.*\.tsx?$/, 150],
  [/reference-store\/src\/routes\/.*\.tsx$/, 240],
  [/reference-api\/src\/routes\/.*\.ts$/, 160],
];

const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
if (/https?:\/\//.test(lock) || /^\s+tarball:/m.test(lock)) complaints.push('pnpm-lock.yaml names a registry address.');

for (const file of files) {
  if (!/\.(ts|tsx|mjs|cjs|js)$/.test(file)) continue;
  const text = readFileSync(join(root, file), 'utf8');
  if (/\b(it|test|describe)\.(only|skip|todo|fixme)\(/.test(text))
    complaints.push(`${file} switches a test off or focuses one.`);
  if (file.startsWith('apps/reference-api/') && /`\{\$\{/.test(text))
    complaints.push(
      `${file} writes an array of PostgreSQL by hand, in which the word null is no text: see db/integers.ts.`,
    );
  const lines = text.split('\n').length - 1;
  const most = calm.find(([kind]) => kind.test(file))?.[1] ?? Number.POSITIVE_INFINITY;
  if (lines > most) hints.push(`${file}: ${lines} lines, ${most} would be calmer.`);
}

for (const line of [...hints, ...complaints]) console.error(line);
process.exit(complaints.length ? 1 : 0);
