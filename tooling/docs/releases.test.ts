import { expect, it } from 'vitest';
import { linksTo, releasesOf } from './releases.ts';

const releases = releasesOf(['v0.1.0', 'v0.10.0', 'v0.2.0', 'v0.2.11', 'v0.2.3', 'nightly', 'v1.0.0-beta.1', '']);

it('the site has the newest release of each minor version', () => {
  expect(releases.map(({ tag, folder }) => `${tag} in ${folder}`)).toEqual([
    'v0.10.0 in v0.10',
    'v0.2.11 in v0.2',
    'v0.1.0 in v0.1',
  ]);
  expect(releasesOf(['v1.0.0', 'v1.1.0', 'v1.2.0', 'v1.3.0', 'v1.4.0', 'v1.5.0']).at(-1)?.tag).toBe('v1.1.0');
});

it('each version links to the others', () => {
  const addresses = (base: string, isRelease: boolean) =>
    linksTo(releases, { base, isRelease }).map(({ href }) => href);
  expect(addresses('/kit/', false)).toEqual(['/kit/v0.10/', '/kit/v0.2/', '/kit/v0.1/']);
  expect(addresses('/kit/v0.2/', true)).toEqual(['/kit/', '/kit/v0.10/', '/kit/v0.1/']);
  expect(linksTo([], { base: '/', isRelease: false })).toEqual([]);
});
