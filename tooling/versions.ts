import { execFileSync } from 'node:child_process';

/** Whether the registry lacks the version of a packed package. */
export function unpublished(tarball: string, versionsOf: (name: string) => readonly string[]): boolean {
  const text = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  const { name, version } = JSON.parse(text) as { name: string; version: string };
  return !versionsOf(name).includes(version);
}
