import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fail, root } from './steps.ts';
import { unpublished } from './versions.ts';

/*
 * Packs the packages into `.cache/release` and lets npm check each tarball without publishing it. SHA256SUMS there lists them in
 * the order in which the workflow `release` publishes them.
 */
const folder = join(root, '.cache/release');
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { packageManager: string };
const packages = ['storefront-sdk', 'storefront-hooks', 'storefront-ui', 'storefront-devkit', 'create-promenade'];
const folders = [...packages.map((name) => `packages/${name}`), 'apps/reference-api'];
const names = folders.map((path) => basename(path));

const call = (command: string, args: readonly string[], cwd = root) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' });

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// Packing builds the package, and replaces the workspace's exports and versions by the published ones.
for (const path of folders) call('npx', ['-y', packageManager, 'pack', '--pack-destination', folder], join(root, path));

const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
if (tarballs.length !== names.length) fail(`${folder} has ${tarballs.length} tarballs instead of ${names.length}.`);
// Dependencies are published before their dependents.
const ordered = names.map((name) => tarballs.find((file) => file.includes(name)) ?? fail(`${name} was not packed.`));

const digestOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');
writeFileSync(join(folder, 'SHA256SUMS'), ordered.map((file) => `${digestOf(file)}  ${file}\n`).join(''));

for (const file of ordered) {
  const tarball = join(folder, file);
  if (!unpublished(tarball, versionsOf)) console.log(`${file} is published already.`);
  else call('npm', ['publish', tarball, '--access', 'public', '--dry-run']);
}

/** The versions of a package that the registry has; none for a package that was never published. */
function versionsOf(name: string): string[] {
  const { status, stdout, stderr } = spawnSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' });
  if (status === 0) return [JSON.parse(stdout) as string | string[]].flat();
  if (/\bE404\b/.test(stdout + stderr)) return [];
  return fail(`npm cannot say which versions of ${name} there are: ${stderr}`);
}
