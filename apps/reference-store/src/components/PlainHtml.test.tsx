// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlainHtml } from './PlainHtml.tsx';

const shown = (html: string) => renderToStaticMarkup(<PlainHtml html={html} />);

/** The tags that a browser finds when it parses the HTML. */
function readAgain(html: string): string[] {
  const element = document.createElement('div');
  element.innerHTML = html;
  return tagsOf(element.innerHTML);
}
const tagsOf = (html: string) => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace('/>', '>'));

describe("HTML of a merchant's description", () => {
  it('keeps its structure', () => {
    expect(shown('<p>Fine &amp; warm</p><ul><li>One</li><li><strong>Two</strong></li></ul>')).toBe(
      '<p>Fine &amp; warm</p><ul><li>One</li><li><strong>Two</strong></li></ul>',
    );
  });

  it.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
    ['<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
    ['<style>*{display:none}</style>x', '<span>x</span>'],
    ['<svg><script>alert(1)</script></svg>x', '<span>x</span>'],
    ['<scr<script></script>ipt>alert(1)</script>', expect.not.stringContaining('<script')],
  ])('loses everything harmful: %s', (html, safe) => {
    expect(shown(html)).toEqual(safe);
  });

  it('closes elements that the author left open', () => {
    expect(shown('<p>a<strong>b</p>c')).toBe('<p>a<strong>b</strong></p><span>c</span>');
    expect(shown('</p>a < b')).toBe('<span>a &lt; b</span>');
  });

  it.each([
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['<p>a<ul><li>b<li>c</ul>', '<p>a</p><ul><li>b</li><li>c</li></ul>'],
    ['<li>a', '<span>a</span>'],
    ['<h3>a<h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
    ['<b>a<ul><li>b</b>c</ul>d', '<b>a<ul><li>bc</li></ul>d</b>'],
    ['<table> <tr><td>a<td>b</table>c', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table><span>c</span>'],
    ['<table>a<td>b', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
    ['<tr><td>a</td></tr>', '<span>a</span>'],
    ['<constructor>a</constructor>', '<span>a</span>'],
  ])('%s is placed like in browsers', (html, placed) => {
    expect(shown(html)).toBe(placed);
    expect(readAgain(placed)).toEqual(tagsOf(placed));
  });

  it('is parsed by browsers exactly as it was written, for any input', () => {
    const tags = ['p', 'ul', 'li', 'h3', 'h4', 'b', 'i', 'br', 'table', 'tbody', 'tr', 'td', 'th'];
    const part = fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]), 'x', ' ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const html = shown(parts.join(''));
        expect(readAgain(html)).toEqual(tagsOf(html));
      }),
      { numRuns: process.env.PM_DEEP ? 20_000 : 500 },
    );
    const deep = shown('<b><ul><li><table>'.repeat(500));
    expect(readAgain(deep)).toEqual(tagsOf(deep));
  });

  // This took more than half a minute when the time grew with the square of the length.
  it.each(['<a', '<svg', '&#', '<b><', '<p>'])(
    'may repeat %s many times',
    (part) => {
      expect(shown(part.repeat(100_000))).toBeTypeOf('string');
    },
    60_000,
  );
});
