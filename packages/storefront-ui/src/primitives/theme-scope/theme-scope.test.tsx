import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PortalScope } from '../../theme/PortalScope.tsx';
import { ThemeStyle } from '../../theme/ThemeStyle.tsx';
import { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx';

afterEach(cleanup);

const page = (body: ReactNode) =>
  renderToString(
    <html lang="en">
      <head />
      <body>{body}</body>
    </html>,
  );

describe('a section with a theme', () => {
  it('has its attributes in the HTML from the server, and no style attribute', () => {
    const html = page(
      <ThemeScope theme="dark" contrast="more" density="compact" motion="reduced" dir="rtl" brand="#FFD100" radius={0}>
        <p>Sale</p>
      </ThemeScope>,
    );
    expect(html).toContain(
      'data-theme-scope="" data-theme="dark" data-contrast="more" data-density="compact" data-motion="reduced" dir="rtl"',
    );
    expect(html).not.toMatch(/\sstyle=/);
    expect(html.indexOf('--pm-color-page')).toBeLessThan(html.indexOf('<body>'));
    expect(html.indexOf('--pm-radius-factor:0;')).toBeLessThan(html.indexOf('<body>'));
  });

  it('shares its rules with other sections of the same brand', () => {
    const html = page(
      <>
        <ThemeScope brand="#FFD100">One</ThemeScope>
        <ThemeScope brand="#FFD100">Two</ThemeScope>
        <ThemeScope brand="#111827">Three</ThemeScope>
      </>,
    );
    const [one, two, three] = [...html.matchAll(/<div data-theme-scope="" class="(pm-theme-\w+)">/g)].map(
      ([, name]) => name,
    );
    expect(one).toBe(two);
    expect(three).not.toBe(one);
    expect(html.split(`:root .${one},`)).toHaveLength(2);
    expect(html.split(`:root .${three},`)).toHaveLength(2);
  });

  it('writes rules with a nonce before the elements that they style', () => {
    const html = renderToString(
      <ThemeScope brand="#FFD100" nonce="n1">
        <p>Sale</p>
      </ThemeScope>,
    );
    expect(html).toMatch(
      /<style nonce="n1">@layer [^;]+;@layer pm\.theme\{:root \.pm-theme-\w+,.*<\/style><p>Sale<\/p>/s,
    );
  });

  it('hydrates without an error although the browser hides the nonce', () => {
    const scope = (
      <ThemeScope brand="#FFD100" nonce="n1">
        <p>Sale</p>
      </ThemeScope>
    );
    const error = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(scope);
    container.querySelector('style')?.setAttribute('nonce', '');
    render(scope, { container, hydrate: true });
    expect(error).not.toHaveBeenCalled();
    expect(container.querySelectorAll('style')).toHaveLength(1);
    error.mockRestore();
    container.remove();
  });

  it.each<[string, Partial<ThemeScopeProps>]>([
    ['brand', { brand: 'red;} body{display:none' }],
    ['font', { font: 'x;} body{display:none' }],
    ['font', { font: { text: '</style><script>' } }],
    ['radius', { radius: Number.NaN }],
    ['radius', { radius: 11 }],
  ])('leaves out a hostile %s and says so: %j', (_what, props) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const scope = <ThemeScope {...props}>Sale</ThemeScope>;
    expect(renderToString(scope) + renderToString(scope)).toBe(
      '<div data-theme-scope=""><span>Sale</span></div>'.repeat(2),
    );
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('an element portalled out of a section', () => {
  const panel = (body: ReactNode) => {
    const { container } = render(body);
    const element = container.querySelector('[role=dialog]');
    if (!element) throw new Error('There is no panel.');
    return element;
  };
  const dialog = (
    <PortalScope>
      <div role="dialog" className="panel" data-density="comfortable" />
    </PortalScope>
  );

  it('stays unchanged if no section has a theme', () => {
    expect(panel(dialog).outerHTML).toBe('<div role="dialog" class="panel" data-density="comfortable"></div>');
  });

  it('has the attributes and classes of every section around it, the nearest first, after its own', () => {
    const element = panel(
      <ThemeScope theme="dark" brand="#FFD100" radius={0} dir="rtl">
        <ThemeScope theme="light" brand="#111827" density="compact">
          {dialog}
        </ThemeScope>
      </ThemeScope>,
    );
    const [outer, inner] = [...document.querySelectorAll('[data-theme-scope]:not([role])')].map((each) => [
      ...each.classList,
    ]);
    expect(outer).toHaveLength(2);
    expect(inner).toHaveLength(1);
    expect([...element.classList].sort()).toEqual(['panel', outer?.[1], inner?.[0]].sort());
    expect({ ...(element as HTMLElement).dataset }).toEqual({ themeScope: '', theme: 'light', density: 'comfortable' });
    expect(element.getAttribute('dir')).toBe('rtl');
  });

  it('sets its own ref and the ref of a portal around it', () => {
    const own = vi.fn(() => undefined);
    const outer: { current: HTMLElement | null } = { current: null };
    const tree = (
      <ThemeScope theme="dark">
        <PortalScope ref={outer as never}>
          <div role="dialog" ref={own} />
        </PortalScope>
      </ThemeScope>
    );
    const { unmount } = render(tree);
    expect(own).toHaveBeenCalledWith(outer.current);
    expect(outer.current?.dataset.theme).toBe('dark');
    unmount();
    expect(outer.current).toBeNull();
    expect(own).toHaveBeenLastCalledWith(null);
  });
});

describe('ThemeStyle', () => {
  it('writes the theme of the page with its nonce', () => {
    const html = renderToString(<ThemeStyle brand="#FFD100" radius={0} nonce="n1" />);
    expect(html).toMatch(
      /^<style nonce="n1">@layer [^;]+;@layer pm\.theme\{:root,\[data-theme\],\[data-contrast\]\{--pm-color-page:/,
    );
    expect(html).toContain(':root{--pm-radius-factor:0;}');
  });
});
