// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EnvironmentProvider } from '../lib/environment.ts';
import { decodeEntities } from '../lib/html-entities.ts';
import { PlainHtml } from './PlainHtml.tsx';

const environment = { origin: 'https://shop.example', locale: 'en', storeName: 'Shop' } as const;
const shown = (html: string) =>
  renderToStaticMarkup(
    <EnvironmentProvider value={environment}>
      <PlainHtml html={html} />
    </EnvironmentProvider>,
  );

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
    const tags = [
      ...[
        'p',
        'div',
        'ul',
        'ol',
        'li',
        'dl',
        'dt',
        'dd',
        'h1',
        'h3',
        'h4',
        'b',
        'i',
        'sub',
        'br',
        'hr',
        'pre',
        'blockquote',
      ],
      ...['details', 'summary', 'figure', 'figcaption', 'a href="/x"', 'img src="/media/a.webp"'],
      ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
    ];
    const part = fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag.replace(/ .*/, '')}>`]), 'x', ' ');
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

  it.each([
    [
      'Shopify',
      '<meta charset="utf-8"><h1 data-mce-fragment="1">Care</h1><p><span style="color:#000">H<sub>2</sub>O &mdash; 30&nbsp;&deg;C</span></p><div><a href="/products/soap" title="Soap">Soap</a></div><p><img src="https://cdn.shopify.com/a.jpg"></p>',
      '<h2>Care</h2><p>H<sub>2</sub>O — 30\u00a0°C</p><p><a href="/products/soap">Soap</a></p>',
    ],
    [
      'WooCommerce',
      '<h2>Sizes</h2>\n[gallery]<p class="p1"><a href="https://maker.example/" target="_blank">Maker</a></p><h3>More</h3><img class="alignnone" src="https://shop.example/media/p/1.webp" alt="Back &amp; front" width="300" height="200" srcset="x" />',
      '<h2>Sizes</h2><span>\n[gallery]</span><p><a href="https://maker.example/" rel="noopener nofollow">Maker</a></p><h3>More</h3><img src="/media/p/1.webp" alt="Back &amp; front" width="300" height="200" loading="lazy" decoding="async"/>',
    ],
    [
      'TinyMCE',
      '<table style="width:100%" border="1"><caption>Sizes</caption><thead><tr><th colspan="2" scope="col">EU</th></tr></thead><tbody><tr><td rowspan="2">36</td><td>&frac12;&eacute;</td></tr></tbody></table>',
      '<table><caption>Sizes</caption><thead><tr><th colSpan="2">EU</th></tr></thead><tbody><tr><td rowSpan="2">36</td><td>½é</td></tr></tbody></table>',
    ],
    [
      'CKEditor',
      '<figure class="image"><img src="/media/a.webp" alt="Front"><figcaption>Front</figcaption></figure><blockquote><p>So soft</p></blockquote><p><s>Old</s> <mark class="pen">new</mark></p><figure class="media"><oembed url="https://video.example/1"></oembed></figure><details><summary>Care</summary><p>By hand</p></details><dl><dt>Weight</dt><dd>2 kg</dd></dl>',
      '<figure><img src="/media/a.webp" alt="Front" loading="lazy" decoding="async"/><figcaption>Front</figcaption></figure><blockquote><p>So soft</p></blockquote><p><s>Old</s> <mark>new</mark></p><figure></figure><details><summary>Care</summary><p>By hand</p></details><dl><dt>Weight</dt><dd>2 kg</dd></dl>',
    ],
    [
      'Word',
      '<!--[if gte mso 9]><xml><o:Settings/></xml><![endif]--><p class="MsoNormal">It&#146;s <o:p></o:p></p><p class="MsoListParagraph"><![if !supportLists]><span>&middot;</span><![endif]>Wool</p><p><o:p>&nbsp;</o:p></p>',
      '<p>It’s </p><p>·Wool</p><p>\u00a0</p>',
    ],
  ])('is shown as the editor of %s wrote it', (_, html, placed) => {
    expect(shown(html)).toBe(placed);
    expect(readAgain(placed)).toEqual(tagsOf(placed).map((tag) => tag.replace(/(col|row)S/, '$1s')));
  });

  it('has the characters that browsers show for its names and numbers', () => {
    const element = document.createElement('p');
    const names =
      'amp lt gt quot apos nbsp copy Eacute eacute Omega omega hellip trade euro rsquo lang #146 #x20ac #8364 sube loz';
    for (const name of names.split(' ')) {
      element.innerHTML = `&${name};`;
      expect([name, decodeEntities(`&${name};`)]).toEqual([name, element.textContent]);
    }
    expect(decodeEntities('&unknown; & &;')).toBe('&unknown; & &;');
  });

  // This took more than half a minute when the time grew with the square of the length.
  it.each(['<a', '<svg', '<!--', '<!', '&#', '<b><', '<p>', '<a href="x"'])(
    'may repeat %s many times',
    (part) => {
      expect(shown(part.repeat(100_000))).toBeTypeOf('string');
    },
    60_000,
  );
});
