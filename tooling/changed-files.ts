import { spawnSync } from 'node:child_process';
import { root } from './steps.ts';

/** Output of git as a list separated by NUL; undefined if git fails, for example outside a checkout. */
function git(...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

/** Files that differ from a commit, including uncommitted ones; undefined if git does not know the commit. */
export function changedFiles(since: string): string[] | undefined {
  const changed = git('diff', '-z', '--name-only', '--diff-filter=d', since, '--');
  const untracked = git('ls-files', '-z', '--others', '--exclude-standard');
  return changed && [...new Set([...changed, ...(untracked ?? [])])];
}

/** Files that differ from the last commit of the shared main branch; without one, from the last commit. */
export function changedSinceMain(): string[] {
  const [base] = git('merge-base', 'HEAD', 'origin/main') ?? [];
  return changedFiles(base?.trim() ?? 'HEAD') ?? [];
}
