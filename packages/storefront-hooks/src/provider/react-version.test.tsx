import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

it('the tests run under the React that their project is for: the current one, or the lowest that the package takes', () => {
  const [lowest] = /\d+\.\d+/.exec(manifest.peerDependencies.react) ?? [];
  const expected = process.env.TEST_REACT ? `${lowest}.0` : expect.stringMatching(/^19\./);
  expect([version, domVersion]).toEqual([expected, expected]);
});
