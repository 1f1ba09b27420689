import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlainHtml } from './PlainHtml.tsx';

const shown = (html: string) => renderToStaticMarkup(<PlainHtml html={html} />);

describe('a description from a merchant', () => {
  it('keeps its structure', () => {
    expect(shown('<p>Fine &amp; warm</p><ul><li>One</li><li><strong>Two</strong></li></ul>')).toBe(
      '<p>Fine &amp; warm</p><ul><li>One</li><li><strong>Two</strong></li></ul>',
    );
  });

  it.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="alert(1)" style="position:fixed">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
    ['<style>*{display:none}</style>x', 'x'],
    ['<svg><script>alert(1)</script></svg>x', 'x'],
    ['<scr<script></script>ipt>alert(1)</script>', expect.not.stringContaining('<script')],
  ])('loses what could do harm: %s', (html, safe) => {
    expect(shown(html)).toEqual(safe);
  });

  it('is closed where its author forgot to', () => {
    expect(shown('<p>a<strong>b</p>c')).toBe('<p>a<strong>b</strong></p>c');
    expect(shown('</p>a < b')).toBe('a &lt; b');
  });
});
