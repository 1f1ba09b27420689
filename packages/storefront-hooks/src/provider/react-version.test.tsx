import { version } from 'react';
import { version as domVersion } from 'react-dom';
import { expect, it } from 'vitest';

it('the tests run under the React that their project is for', () => {
  const major = Number(process.env.TEST_REACT ?? 19);
  expect([version, domVersion].map((text) => Number.parseInt(text, 10))).toEqual([major, major]);
});
