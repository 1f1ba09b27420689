import '../../styles.ts';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, PopupMenu, TextField, UiProvider } from '../../index.ts';
import { CommandPalette, ConfirmDialog, createToasts, Dialog, Drawer, ToastRegion } from '../../overlays.ts';
import { MobileMenu, ProductLightbox, SearchDrawer } from '../../shop/overlays.ts';

const LONG = 'A title that takes several lines on a small screen, as translations do';
const text = 'It cannot be undone, and nothing that was saved about it can be found again. '.repeat(2);
const footer = (
  <>
    <Button wide>First</Button>
    <Button wide>Second</Button>
    <Button wide>Third</Button>
  </>
);
const fields = Array.from({ length: 5 }, (_, index) => <TextField key={index} label={`Field ${index}`} />);
const picture = { src: 'data:,', alt: '', width: 400, height: 500 };
const links = Array.from({ length: 12 }, (_, index) => ({ label: `Page ${index}`, href: `#${index}` }));

const overlays: Record<string, ReactNode> = {
  Dialog: (
    <Dialog defaultOpen title={LONG} text={text} footer={footer}>
      {fields}
    </Dialog>
  ),
  ConfirmDialog: <ConfirmDialog open title={LONG} text={text} confirmLabel="Delete everything" error={text} />,
  Drawer: (
    <Drawer defaultOpen title={LONG} footer={footer}>
      {fields}
    </Drawer>
  ),
  'Drawer at the top': (
    <Drawer defaultOpen side="top" title={LONG} footer={footer}>
      {fields}
    </Drawer>
  ),
  SearchDrawer: <SearchDrawer open action="/search" defaultValue="" hotWords={[{ words: 'Lamp', href: '/lamp' }]} />,
  MobileMenu: <MobileMenu open navigation={links} languages={links} />,
  CommandPalette: (
    <CommandPalette open sections={[{ title: 'All', items: links.map((link) => ({ id: link.href, ...link })) }]} />
  ),
  ProductLightbox: <ProductLightbox open name={LONG} pictures={[picture, picture]} />,
};

beforeEach(() => page.viewport(320, 256));
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 720);
});
const show = (children: ReactNode) => render(<UiProvider>{children}</UiProvider>);

/** Controls that cannot be brought under the pointer. */
const unreachable = () =>
  [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')]
    .flatMap((panel) => [...panel.querySelectorAll('button:enabled, input, a')])
    .filter((control) => {
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(control.contains(hit) || hit.contains(control)) || hit.contains(control.parentElement);
    })
    .map((control) => control.textContent || control.getAttribute('aria-label') || control.localName);

describe('on a screen of 320 x 256, as with 400 % zoom', () => {
  it.each(Object.entries(overlays))('every control of %s can be pressed', async (_, overlay) => {
    show(overlay);
    await expect.poll(() => document.querySelector('[role="dialog"], [role="alertdialog"]')).not.toBeNull();
    expect(unreachable()).toEqual([]);
  });

  it('every button of three toasts can be pressed', async () => {
    const toasts = createToasts();
    show(<ToastRegion toasts={toasts} durationMs={Number.POSITIVE_INFINITY} />);
    for (const name of ['One', 'Two', 'Three']) {
      toasts.show({ text, action: { label: name, onClick: () => undefined } });
    }
    for (const name of ['One', 'Two', 'Three']) await userEvent.click(await screen.findByText(name));
    await expect.poll(() => screen.queryByText('Three')).toBeNull();
  });
});

describe('the panel of a menu', () => {
  const corners = [
    'left: 0; top: 0',
    'right: 0; top: 0',
    'left: 0; bottom: 0',
    'right: 0; bottom: 0',
    'left: 45%; top: 45%',
  ];
  const cases = corners.flatMap((corner) => (['start', 'end'] as const).map((align) => [corner, align] as const));
  it.each(cases)('at %s, aligned to the %s, is inside the window', async (corner, align) => {
    const { container } = show(
      <PopupMenu trigger="Menu" align={align} links={links} footer={<Button>Sign out</Button>} />,
    );
    container.style.cssText = `position: fixed; ${corner}`;
    await userEvent.click(screen.getByText('Menu'));
    await expect.poll(() => screen.getByText('Page 0').checkVisibility()).toBe(true);
    const panel = screen.getByText('Page 0').closest('details')?.querySelector(':scope > div') as HTMLElement;
    await expect
      .poll(() => {
        const { left, right, top, bottom } = panel.getBoundingClientRect();
        return left >= 0 && right <= 320 && top >= 0 && bottom <= 256;
      })
      .toBe(true);
    const last = screen.getByText('Sign out');
    last.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = last.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)?.textContent).toBe('Sign out');
  });
});

describe('the page behind an open overlay', () => {
  it('stays where it is and gets no style element', async () => {
    const { rerender } = show(<div style={{ blockSize: '2000px' }}>Page</div>);
    const sheets = () => document.querySelectorAll('style').length + document.adoptedStyleSheets.length;
    const before = sheets();
    const page = (open: boolean) => (
      <UiProvider>
        <div style={{ blockSize: '2000px' }}>Page</div>
        <Drawer open={open} title="Cart">
          Lines
        </Drawer>
      </UiProvider>
    );
    rerender(page(true));
    await expect.poll(() => screen.queryByRole('dialog')).not.toBeNull();
    await userEvent.keyboard('{End}');
    expect(document.scrollingElement?.scrollTop).toBe(0);
    expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    expect(sheets()).toBe(before);
    rerender(page(false));
    await expect.poll(() => getComputedStyle(document.body).overflowY).toBe('visible');
    expect(document.documentElement.style.length + document.body.style.length).toBe(0);
  });

  it('gives the overlay its reading direction', async () => {
    show(
      <div dir="rtl">
        <Dialog defaultOpen title="Cart">
          Lines
        </Dialog>
      </div>,
    );
    expect(getComputedStyle(await screen.findByRole('dialog')).direction).toBe('rtl');
  });
});
