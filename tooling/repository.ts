import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

/** What must hold of the files under version control. */
const complaints: string[] = [];
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
if (/https?:\/\//.test(lock) || /^\s+tarball:/m.test(lock)) complaints.push('pnpm-lock.yaml names a registry address.');

for (const file of files) {
  if (!/\.(ts|tsx|mjs|cjs|js)$/.test(file)) continue;
  const text = readFileSync(join(root, file), 'utf8');
  if (/\b(it|test|describe)\.(only|skip|todo|fixme)\(/.test(text))
    complaints.push(`${file} switches a test off or focuses one.`);
}

for (const complaint of complaints) console.error(complaint);
process.exit(complaints.length ? 1 : 0);
