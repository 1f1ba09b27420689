import { describe, expect, it } from 'vitest';
import { pageFrameParts } from './page-frame.ts';

const all = { showDefaultNavBar: true, showDefaultFooter: true, landingPageShowFooter: true };
const none = { showDefaultNavBar: false, showDefaultFooter: false, landingPageShowFooter: false };

describe('pageFrameParts', () => {
  it('shows both parts on all pages if the store allows both', () => {
    for (const path of ['/', '/p/lamp', '/products/all']) {
      expect(pageFrameParts(all, path)).toEqual({ hasNavBar: true, hasFooter: true });
    }
  });

  it('can hide the navigation bar, on the home page and landing pages only', () => {
    const special = [pageFrameParts(none, '/'), pageFrameParts(none, '/p/lamp/key/1/details')];
    for (const { hasNavBar } of [...special, pageFrameParts(none, '/the-house', true)]) expect(hasNavBar).toBe(false);
    expect(pageFrameParts(none, '/products/all').hasNavBar).toBe(true);
    expect(pageFrameParts(none, '/product/lamp').hasNavBar).toBe(true);
  });

  it('can hide the footer, on landing pages or on all pages', () => {
    const landing = { ...all, landingPageShowFooter: false };
    expect(pageFrameParts(landing, '/').hasFooter).toBe(false);
    expect(pageFrameParts(landing, '/products/all').hasFooter).toBe(true);
    expect(pageFrameParts({ ...all, showDefaultFooter: false }, '/products/all').hasFooter).toBe(false);
  });
});
