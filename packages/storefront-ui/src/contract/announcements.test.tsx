import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from '../primitives/toast/toasts.ts';
import * as entries from './entries.ts';
import { minimalProps } from './minimal-props.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

interface Change {
  /** Props from the start, beside the smallest ones. */
  before?: object;
  /** Props that change. */
  after?: object;
  /** Or what the shopper does. */
  act?: () => unknown;
  /** What the screen reader says by itself. */
  says: string;
}

const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const pictures = [1, 2].map((number) => ({ src: `data:,${number}`, alt: '', width: 4, height: 5 }));
const slides = [{ key: 'a', name: 'Lamps', content: 'Lamps are here' }];
const toasts = createToasts();
const sizes = [{ name: 'Size', values: [{ value: 'S' }, { value: 'M', available: false }] }];

/** A component, by the file of its live region where that is another, and a change that it must announce. */
const changes: readonly (readonly [component: string, Change, file?: string])[] = [
  ['AddressCard', { after: { error: 'Not deleted' }, says: 'assertive: Not deleted' }],
  ['Alert', { before: { announce: true, children: '' }, after: { children: 'Saved' }, says: 'polite: Saved' }],
  ['AppliedFilters', { after: { result: '1 product' }, says: 'polite: 1 product' }],
  [
    'Carousel',
    {
      before: { autoplay: false, slides },
      after: { slides: [{ ...slides[0], content: 'Chairs are here' }] },
      says: 'polite: Chairs are here',
    },
  ],
  ['BuyBox', { after: { message: { tone: 'critical', text: 'Sold out' } }, says: 'assertive: Sold out' }],
  ['CartLine', { after: { error: 'Not saved' }, says: 'assertive: Not saved' }],
  ['CheckoutSection', { after: { error: 'Choose one' }, says: 'assertive: Choose one' }, 'CheckoutLayout'],
  ['CodeField', { after: { status: 'Sent' }, says: 'polite: Sent' }],
  ['CommandPalette', { act: () => type(/./, 'zzz'), says: 'polite: Nothing found' }],
  [
    'CopyText',
    {
      act: async () => {
        vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.resolve() } });
        fireEvent.click(screen.getByRole('button'));
      },
      says: 'polite: Copied',
    },
  ],
  ['Countdown', { before: { endsAt: Date.now() + 9e6 }, after: { endsAt: 1 }, says: 'polite: Time is up.' }],
  ['CouponCard', { after: { error: 'Not received' }, says: 'assertive: Not received' }],
  ['CouponCard', { before: { onReceive() {} }, after: { state: 'received' }, says: 'polite: Received' }],
  ['Form', { after: { formError: 'Not saved' }, says: 'assertive: Not saved' }, 'ErrorSummary'],
  [
    'FileUpload',
    { after: { files: [{ id: '1', name: 'a.jpg', state: 'uploaded' }] }, says: 'polite: a.jpg, uploaded' },
  ],
  ['LiveRegion', { after: { children: 'Removed' }, says: 'polite: Removed' }],
  [
    'LoadError',
    { before: { size: 'page' }, says: 'assertive: This couldn’t be loadedCheck your connection and try again.' },
  ],
  ['LoadMore', { after: { shownCount: 3 }, says: 'polite: 3 of 4 shown' }],
  ['Message', { before: { announce: true }, after: { title: 'Paid' }, says: 'polite: Paid' }],
  [
    'SiteFooter',
    { before: { newsletter: {} }, after: { newsletter: { success: 'Subscribed' } }, says: 'polite: Subscribed' },
    'NewsletterForm',
  ],
  ['NoticeBar', { after: { text: 'Online' }, says: 'polite: Online' }],
  ['OrderCard', { after: { error: 'Not cancelled' }, says: 'assertive: Not cancelled' }],
  [
    'PasswordField',
    {
      before: { showStrength: true },
      act() {
        // The region appears with the first letter.
        for (const value of ['a', 'correct horse 2 battery']) {
          fireEvent.change(screen.getByLabelText('Password'), { target: { value } });
        }
      },
      says: 'polite: Strong',
    },
  ],
  ['ProductGallery', { before: { pictures }, after: { index: 1 }, says: 'polite: Picture 2 of 2' }],
  [
    'ProductLightbox',
    {
      before: { pictures },
      act: () => fireEvent.click(screen.getByRole('button', { name: 'Next picture' })),
      says: 'polite: Picture 2 of 2',
    },
  ],
  ['QuantityStepper', { after: { error: 'Only 2 left' }, says: 'polite: Only 2 left' }],
  ['RadioGroup', { after: { error: 'Choose one' }, says: 'assertive: Error: Choose one' }],
  [
    'Receipt',
    {
      before: { unconfirmed: true },
      after: { unconfirmed: false, totalRow: { label: 'Total', value: '$2.00' } },
      says: 'polite: New total: $2.00',
    },
  ],
  ['SearchDrawer', { act: () => type(/./, 'lamp'), says: 'polite: No suggestions' }],
  ['ToastRegion', { before: { toasts }, act: () => toasts.show({ text: 'Saved' }), says: 'polite: Saved' }],
  [
    'VariantPicker',
    {
      before: { axes: sizes, value: {} },
      after: { value: { Size: 'M' } },
      says: 'polite: M is not available with your other choices.',
    },
    'VariantGroup',
  ],
];

const exported = entries as unknown as Readonly<Record<string, ComponentType<object>>>;
const least: Readonly<Record<string, object>> = minimalProps;

const region = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

/** Collects what a screen reader says by itself: words that change in a live region, and alerts that appear. */
function listen(): { said: string[]; stop(): void } {
  const said: string[] = [];
  const hear = (element: Element | null | undefined) => {
    if (!element || element.closest('[aria-hidden=true]')) return;
    const isAssertive = element.matches('[role=alert], [aria-live=assertive]');
    said.push(`${isAssertive ? 'assertive' : 'polite'}: ${element.textContent}`);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      hear((target instanceof Element ? target : target.parentElement)?.closest(region));
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const alert of node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')) hear(alert);
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { said, stop: () => observer.disconnect() };
}

/** Makes a change and waits until it is said, if at all. */
async function saidOf(Component: ComponentType<object>, props: object, change: Change): Promise<string[]> {
  const shown = (more: object = {}) => (
    <entries.UiProvider>
      <Component {...props} {...change.before} {...more} />
    </entries.UiProvider>
  );
  const { said, stop } = listen();
  const { rerender } = render(shown());
  await act(async () => change.act?.());
  if (change.after) rerender(shown(change.after));
  try {
    if (change.says) await waitFor(() => expect(said).toContain(change.says));
    return said;
  } finally {
    stop();
  }
}

const Silent = ({ result }: { result?: string }) => <p>{result}</p>;

const BelowDialog = ({ children }: { children?: string }) => (
  <>
    <entries.LiveRegion>{children}</entries.LiveRegion>
    <entries.Dialog open title="Cart">
      Lines
    </entries.Dialog>
  </>
);

describe('a screen reader says a change by itself', () => {
  it.each(changes.map(([name, change]) => [name, change] as const))('%s', async (name, change) => {
    expect(await saidOf(exported[name] as ComponentType<object>, least[name] ?? {}, change)).toContain(change.says);
  });

  it('below an open dialog, which hides the rest of the page', async () => {
    const change = { after: { children: 'Removed' }, says: 'polite: Removed' };
    expect(await saidOf(BelowDialog, {}, change)).toContain(change.says);
  });

  it('of every component with a live region', () => {
    const source = join(import.meta.dirname, '..');
    const withRegion = globSync('{primitives,shop}/**/*.tsx', { cwd: source })
      .filter((path) => !/\.(?:stories|test|browser)\.|VisuallyHidden/.test(path))
      .filter((path) =>
        /aria-live|role="(?:status|alert|log)"|<LiveRegion>|'status'/.test(readFileSync(join(source, path), 'utf8')),
      );
    const covered = new Set(changes.map(([name, , file = name]) => file));
    expect([...covered].toSorted()).toEqual(withRegion.map((path) => basename(path, '.tsx')).toSorted());
  });

  it('and nothing where the region is missing', async () => {
    expect(await saidOf(Silent, { result: '3 products' }, { after: { result: '1 product' }, says: '' })).toEqual([]);
  });
});
