// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payloads } from '../payloads.ts';
import { ownerMarkup } from '../server.ts';
import { filterCss } from './filter-css.ts';
import type { AddressRules } from './profile.ts';
import { sanitizeOnServer } from './sanitize-on-server.ts';

const rules: AddressRules = {
  link: (address) => (/^(?:https?:|mailto:|\/|#|$)/.test(address) ? address || '/' : undefined),
  file: (address) => (address.startsWith('/media/') ? address : undefined),
};
const clean = (html: string) => sanitizeOnServer(html, rules, { search: '/search', newsletter: '/newsletter' });

describe('HTML on a server', () => {
  it.each([
    ['<p class="a" style="color:red" onclick="x">a &amp; b</p>', '<p class="a">a &amp; b</p>'],
    ['<html><head><title>x</title></head><body><h1>Hi</h1></body></html>', '<h1>Hi</h1>'],
    ['<a href="" target="_blank">x</a>', '<a href="/" target="_blank" rel="noopener">x</a>'],
    ['<a href="javascript:x" target="_top">x</a>', '<a>x</a>'],
    ['<main><blink>x</blink></main>', 'x'],
    ['<img src="/media/a.webp" alt="">', '<img src="/media/a.webp" alt="">'],
    ['<img src="https://evil.example/a" alt="x">', '<img alt="x">'],
    ['<img srcset="/media/a 1x, https://evil.example/b 2x">', '<img srcset="/media/a 1x">'],
    ['<form><input name="title"></form>', '<input name="title">'],
    [
      '<form data-pm-search action="//x"><input name="x"></form>',
      '<form data-pm-search="" action="/search" method="get"><input></form>',
    ],
    ['<form data-pm-newsletter></form>', '<form data-pm-newsletter="" action="/newsletter" method="post"></form>'],
    ['<input type="password"><input type="file"><input type="email">', '<input type="email">'],
    ['<p data-x="1" data-pm-key="2" data-pm-field="name">x</p>', '<p data-pm-field="name">x</p>'],
    ['<input id="querySelector"><input id="fl-a">', '<input><input id="fl-a">'],
    ['<button>x</button>', '<button>x</button>'],
    ['<svg><text>x</text></svg><p>y', '<p>y</p>'],
    ['<p>a<!-- b --><script>c</script></p>', '<p>a</p>'],
    ['<div role="dialog" aria-modal="true" aria-label="x">y</div>', '<div role="dialog" aria-label="x">y</div>'],
  ])('%s becomes %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('clean HTML stays unchanged', () => {
    for (const payload of payloads) {
      const once = sanitizeOnServer(payload, rules);
      expect(sanitizeOnServer(once, rules)).toBe(once);
    }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...payloads), { maxLength: 4 }), (parts) => {
        const once = sanitizeOnServer(parts.join(''), rules);
        expect(sanitizeOnServer(once, rules)).toBe(once);
      }),
      { numRuns: process.env.PM_DEEP ? 5_000 : 100 },
    );
  });

  it('accepts pages of any depth', () => {
    expect(clean('<div>'.repeat(20_000)).length).toBeLessThan(10_000);
  });

  it('rejects a page that grows to millions of elements while it is parsed', () => {
    const paragraphs = Array.from({ length: 4_000 }, (_, index) => `<p><b id="${index}">x`);
    expect(() => clean(paragraphs.join(''))).toThrow('more than 50000 elements');
    expect(clean('<p>x</p>'.repeat(15_000))).toHaveLength(15_000 * 8);
  });
});

describe('CSS', () => {
  const file = (address: string) => (address.startsWith('/media/') ? address : undefined);
  const filter = (css: string) => filterCss(css, file);

  it.each([
    ['p{color:red}', 'p{color:red}'],
    ['@media (width < 40rem){p{color:red}}', '@media (width < 40rem){p{color:red}}'],
    ['@import "x";p{color:red}', 'p{color:red}'],
    ['@page{margin:0}p{color:red}', 'p{color:red}'],
    ['p{background:url(/media/a.webp)}', 'p{background:url("/media/a.webp")}'],
    ['p{background:url(//evil.example)}', 'p{background:url("about:invalid")}'],
    ['p{background:image-set("//evil.example" 1x)}', 'p{background:image-set("about:invalid" 1x)}'],
    ['p{background:image-set(var(--x) 1x)}', 'p{background:image-set(-pm-removed(--x) 1x)}'],
    ['p{background:image-set("/media/a" type("image/png"))}', 'p{background:image-set("/media/a" type("image/png"))}'],
    ['p{content:attr(title)}', 'p{content:attr(title)}'],
    ['p{appearance:attr(title type(*))}', 'p{appearance:attr(title -pm-removed(*))}'],
    ['select{appearance:base\\-select}', 'select{appearance:-pm-removed}'],
    ['p{View-Transition-Name:match-element}', 'p{-pm-removed:match-element}'],
    [':root{--a:1}', ':host{--a:1}'],
    ['p{color:red', 'p{color:red}'],
    ['}}p{color:red}', 'p{color:red}'],
    ['p::after{content:"</style>"}', 'p::after{content:"\\3c /style>"}'],
  ])('%s becomes %s', (css, expected) => {
    expect(filter(css).trim()).toBe(expected);
  });

  // At the largest allowed size each of these took minutes while the cost was quadratic.
  it.each(['\\', '(', '[', '{(', '"\n', '@x{', '/*', '<!--'])(
    'reads long runs of %j',
    (part) => {
      const css = part.repeat((128 * 1024) / part.length);
      expect(filter(`${css}x${'}'.repeat(64 * 1024)}`)).not.toMatch(/<[/!]/);
    },
    60_000,
  );

  it('is balanced, contains no other address and closes no style element, for any input', () => {
    const part = fc.constantFrom(
      ...[
        '{',
        '}',
        '(',
        ')',
        '[',
        ']',
        '"',
        "'",
        '\\',
        '/*',
        '*/',
        ';',
        ':',
        '@import ',
        '@media all',
        'url(',
        'image-set(',
      ],
      ...['//evil.example/a', 'p', 'color', ' ', '\n', '</style>', '<!--', 'src(', 'var(--x)'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const css = filter(parts.join(''));
        expect(css).not.toMatch(/<[/!]/);
        // Parsing it again, as a browser does, finds no other addresses and no open blocks.
        const found: string[] = [];
        const again = filterCss(css, (address) => {
          found.push(address);
          return address;
        });
        expect(found.filter((address) => !/^(?:about:invalid|\/media\/.*|)$/.test(address))).toEqual([]);
        const closers = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"|[^)}\]]/g, '').length;
        expect(closers(again)).toBe(closers(css));
      }),
      { numRuns: process.env.PM_DEEP ? 50_000 : 2_000 },
    );
  });
});

describe('a page from a server', () => {
  it('is a shadow root with its styles first, with the nonce of the response', () => {
    const markup = ownerMarkup(
      { html: '<p>x</p>', css: [{ href: 'https://shop.example/a.css', text: 'p{color:red}' }] },
      { ...rules, nonce: 'abc"' },
    );
    expect(markup).toMatch(
      /^<template shadowrootmode="open"><style nonce="abc&quot;">@layer pm\.guard, pm\.base, owner;/,
    );
    expect(markup).toContain('@layer owner{p{color:red}}</style><p>x</p></template>');
  });
  it.each(['', '  ', '<script>x</script>', '<p> </p>', '<p data-pm-empty></p>'])('%j is none', (html) => {
    expect(ownerMarkup({ html, css: [] }, rules)).toBeUndefined();
  });
  it.each([
    '<ul data-pm-products><li data-pm-row><b data-pm-field="name"></b></li></ul>',
    '<p data-pm-count></p>',
    '<img src="/media/a" alt="">',
  ])('%j is one, though nothing is written in it', (html) => {
    expect(ownerMarkup({ html, css: [] }, rules)).toContain('</style><');
  });
});
