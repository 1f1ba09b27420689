import { readFileSync } from 'node:fs';

/**
 * What to do about the Node that runs this program, if the `engines` of a manifest ask for a later one.
 *
 * @param manifest Path of a `package.json` whose `engines.node` has the form `>=22.12`.
 * @param name Whose manifest it is: `create-promenade`, `the tools of Vite`.
 */
export function nodeIssue(manifest: string | URL, name: string): string | undefined {
  const { engines } = JSON.parse(readFileSync(manifest, 'utf8')) as { engines: { node: string } };
  const lowest = engines.node.replace('>=', '');
  const { node } = process.versions;
  return isBefore(node, lowest) ? `Install Node 24: ${name} need ${lowest} or later, and this is ${node}.` : undefined;
}

function isBefore(version: string, lowest: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [lowestMajor = 0, lowestMinor = 0] = lowest.split('.').map(Number);
  return major < lowestMajor || (major === lowestMajor && minor < lowestMinor);
}
