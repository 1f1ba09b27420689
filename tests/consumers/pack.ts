import { packPackages } from '../../tooling/pack.ts';

/** Packs every package once, for all tests of consumers. */
export default async function setup(): Promise<void> {
  if (!(await packPackages())) throw new Error('The packages could not be packed.');
}
