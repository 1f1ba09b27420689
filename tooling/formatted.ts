import { spawnSync } from 'node:child_process';
import { bin, fail, root } from './steps.ts';

/** Formats a text like the repository's formatter would at this path. */
export function formatted(path: string, text: string): string {
  const { status, stdout, stderr } = spawnSync(bin('biome'), ['format', `--stdin-file-path=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status !== 0) fail(`${path} cannot be formatted: ${stderr}`);
  return stdout;
}
