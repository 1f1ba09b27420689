import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownerAddress, pageAddresses, streamAddress } from './owner-address.ts';
import { pictureAddress } from './picture-address.ts';
import { propertyRuns } from './test-support/property-runs.ts';

const places = { base: 'https://shop.example/fr/', hosts: ['shop.example', 'cdn.example:8443'] };

describe('an address of a store owner', () => {
  it.each([
    ['/pages/header.html', 'https://shop.example/pages/header.html'],
    [' https://cdn.example:8443/a.css ', 'https://cdn.example:8443/a.css'],
    ['//shop.example/a.css', 'https://shop.example/a.css'],
  ])('%s resolves to %s', (text, address) => {
    expect(ownerAddress(text, places)).toBe(address);
  });

  it.each([
    ...['', '  ', null, undefined, 'http://shop.example/a.css', 'https://cdn.example/a.css', '//evil.example/a.css'],
    ...['javascript:alert(1)', 'data:text/html,x', 'blob:https://shop.example/1', 'https://shop.example.evil.example/'],
    ...['https://user:word@shop.example/', 'https://shop.example@evil.example/', 'https://[', '/\\evil.example/a'],
  ])('%s is rejected', (text) => {
    expect(ownerAddress(text, places)).toBeUndefined();
  });

  it('may be http only if the shop’s address is', () => {
    const local = { base: 'http://localhost:3000/', hosts: ['localhost:3000'] };
    expect(ownerAddress('/a.css', local)).toBe('http://localhost:3000/a.css');
  });

  it('is always on an allowed host', () => {
    const start = fc.constantFrom(
      '',
      '/',
      '//',
      '/\\',
      'https:',
      'https://',
      'https://shop.example',
      '//cdn.example',
      'data:',
    );
    const middle = fc.constantFrom('', '@', ':8443', '.', '/', '?', '#', '\t', 'evil.example');
    fc.assert(
      fc.property(
        fc.tuple(start, middle, fc.string()).map((parts) => parts.join('')),
        (text) => {
          const address = ownerAddress(text, places);
          if (address !== undefined) expect(places.hosts).toContain(new URL(address).host);
        },
      ),
      propertyRuns(),
    );
  });
});

it('a designed page has its allowed addresses, each stylesheet once', () => {
  const css = '/a.css, https://evil.example/b.css,/a.css,,https://cdn.example:8443/c.css';
  expect(pageAddresses({ html: 'https://evil.example/', css }, places)).toEqual({
    html: undefined,
    css: ['https://shop.example/a.css', 'https://cdn.example:8443/c.css'],
  });
});

describe('a live stream', () => {
  const player = { base: 'https://shop.example/', hosts: ['player.example'] };
  it.each([
    [
      '<iframe src="https://player.example/live?a=1&amp;b=2" title="x"></iframe>',
      'https://player.example/live?a=1&b=2',
    ],
    ["<p>now</p><IFRAME title='x'\n src = 'https://player.example/live'>", 'https://player.example/live'],
    ['<iframe data-src="https://evil.example/" src="https://player.example/"></iframe>', 'https://player.example/'],
  ])('%s is played from %s', (html, address) => {
    expect(streamAddress(html, player)).toBe(address);
  });

  it.each([
    '',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="data:text/html,x"></iframe>',
    '<iframe src="https://shop.example/account"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe><iframe src="https://player.example/"></iframe>',
    '<script src="https://player.example/"></script>',
    '<img src="https://player.example/">',
  ])('%s has no allowed player', (html) => {
    expect(streamAddress(html, player)).toBeUndefined();
  });
});

it.each([
  ['media/a.jpg', 'https://img.example/', 'https://img.example/media/a.jpg'],
  ['/media/a.jpg', 'https://img.example', 'https://img.example/media/a.jpg'],
  ['https://other.example/a.jpg', 'https://img.example', 'https://other.example/a.jpg'],
  ['//other.example/a.jpg', 'https://img.example', '//other.example/a.jpg'],
  ['/media/a.jpg', '', '/media/a.jpg'],
  ['/media/a.jpg', undefined, '/media/a.jpg'],
  ['', 'https://img.example', ''],
])('the picture %j with the image domain %j has the address %j', (address, domain, whole) => {
  expect(pictureAddress(address, domain)).toBe(whole);
});
