import { expect, it } from 'vitest';
import { defaultStore } from '../lib/default-store.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { tagSourcesOf } from './tag-sources.ts';

const nonce = { scripts: ["'nonce-n0nce'"], styles: ["'nonce-n0nce'"] };
const policyOf = (ids: Partial<typeof defaultStore>) =>
  contentSecurityPolicy(nonce, { https: true, tags: tagSourcesOf({ ...defaultStore, ...ids }) });

it('a shop without analytics allows no other host', () => {
  expect(tagSourcesOf(defaultStore)).toBeUndefined();
  expect(policyOf({})).not.toMatch(/https:\/\//);
  expect(policyOf({})).toContain('; trusted-types promenade-owner-page');
});

it('a valid id allows its own tool’s hosts only', () => {
  const policy = policyOf({ gtmId: 'G-ABCDEF1234' });
  expect(policy).toContain("connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com");
  expect(policy).toContain('trusted-types promenade-owner-page promenade-worker promenade-tags goog#html;');
  expect(policy).not.toContain('facebook');
  expect(policyOf({ pixelId: '123456789012345' })).toContain("img-src 'self' data: https://www.facebook.com;");
});

it('an id that does not match the vendor’s format allows nothing', () => {
  for (const id of ["G-1; script-src 'unsafe-inline'", 'UA-1', '<script>', ' G-ABCDEF1234']) {
    expect(policyOf({ gtmId: id, pixelId: id, postHogKey: id })).toBe(policyOf({}));
  }
});
