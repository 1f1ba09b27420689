import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, root, run } from '../steps.ts';

/** A release whose documentation is on the site. */
export interface Release {
  tag: string;
  /** `0.2.1`. */
  version: string;
  /** Its folder on the site, one a minor version: `v0.2`. */
  folder: string;
}

/** The newest release of each of the latest five minor versions, the newest first, given the tags of the repository. */
export function releasesOf(tags: readonly string[]): Release[] {
  const known = tags.flatMap((tag) => {
    const [, major, minor, patch] = /^v(\d+)\.(\d+)\.(\d+)$/.exec(tag.trim())?.map(Number) ?? [];
    return major === undefined || minor === undefined || patch === undefined ? [] : [[major, minor, patch] as const];
  });
  const sorted = known.toSorted(([a, b, c], [d, e, f]) => d - a || e - b || f - c);
  const byMinor = Map.groupBy(sorted, ([major, minor]) => `v${major}.${minor}`);
  return [...byMinor].slice(0, 5).map(([folder, [newest]]) => {
    const version = newest?.join('.') ?? '';
    return { tag: `v${version}`, version, folder };
  });
}

/** Links to the other versions from one site. */
export function linksTo(
  releases: readonly Release[],
  { base, isRelease }: { base: string; isRelease: boolean },
): { text: string; href: string }[] {
  const top = isRelease ? base.replace(/[^/]+\/$/, '') : base;
  const sites = releases.map(({ version, folder }) => ({ text: version, href: `${top}${folder}/` }));
  return (isRelease ? [{ text: 'next', href: top }, ...sites] : sites).filter(({ href }) => href !== base);
}

/** Builds the documentation of a release from its tag, with the program that this tag has. */
export async function buildRelease(
  { tag, version, folder }: Release,
  { base, out, tags }: { base: string; out: string; tags: string },
): Promise<void> {
  const checkout = mkdtempSync(join(tmpdir(), `docs-${tag}-`));
  try {
    execFileSync('git', ['clone', '--quiet', '--depth', '1', '--branch', tag, `file://${root}`, checkout]);
    const options = ['--release', '--no-storybook', '--tags', tags, '--base', `${base}${folder}/`];
    const args = ['tooling/run.mjs', 'docs', ...options, '--out', join(out, folder)];
    const { ok } = await run({ title: `Documentation of ${version}`, command: 'node', args, cwd: checkout });
    if (!ok) fail(`The documentation of ${tag} could not be built.`);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
}
