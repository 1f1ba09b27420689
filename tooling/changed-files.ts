import { spawnSync } from 'node:child_process';
import { root } from './steps.ts';

/** Output of git, as a list that it ends with NUL; undefined where git fails, as outside a checkout. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

/** Files that differ from a commit, with those that are not committed yet; undefined where git does not know it. */
export function changedFiles(since: string): string[] | undefined {
  const changed = git('diff', '-z', '--name-only', '--diff-filter=d', since, '--');
  const untracked = git('ls-files', '-z', '--others', '--exclude-standard');
  return changed && [...new Set([...changed, ...(untracked ?? [])])];
}

/** Files that differ from the last commit of the shared main branch, or from the last commit at all. */
export function changedSinceMain(): string[] {
  const [base] = git('merge-base', 'HEAD', 'origin/main') ?? [];
  return changedFiles(base?.trim() ?? 'HEAD') ?? [];
}
