import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

it('the tests run with the React version of their project: the current one, or the lowest supported one', () => {
  const [lowest] = /\d+\.\d+/.exec(manifest.peerDependencies.react) ?? [];
  const expected = process.env.TEST_REACT ? `${lowest}.0` : expect.stringMatching(/^19\./);
  expect([version, domVersion]).toEqual([expected, expected]);
});
