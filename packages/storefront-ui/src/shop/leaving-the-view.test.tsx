import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../messages/en.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { BuyBox } from './buy-box/BuyBox.tsx';
import { SiteHeader } from './site-header/SiteHeader.tsx';

/** Reports what the browser has observed, in one call. */
let report: (entries: object[]) => void = () => undefined;

class Observer {
  observe = vi.fn();
  disconnect = vi.fn();
  constructor(callback: typeof report) {
    report = callback;
  }
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (part: ReactElement) =>
  render(
    <UiProvider strings={en} locale="en">
      {part}
    </UiProvider>,
  );

it('the header sticks to the top after scrolling, also if a busy browser reports that together with its first position', () => {
  const { container } = show(<SiteHeader home={{ href: '/', name: 'Promenade' }} cart={{ href: '/cart', count: 0 }} />);
  const at = (top: number) => ({ isIntersecting: top >= 0, boundingClientRect: { top } });
  act(() => report([at(120), at(-280)]));
  expect(container.querySelector('[data-fixed]')).not.toBeNull();
  act(() => report([at(-280), at(120)]));
  expect(container.querySelector('[data-fixed]')).toBeNull();
});

it('the buy bar shows when the buttons leave the view, also if the browser reports that together with their arrival', () => {
  show(<BuyBox name="Lamp" quantity={1} stock={3} onAdd={() => undefined} barPrice={{ now: '$40' }} />);
  const bar = () => screen.queryByRole('region', { name: en.shop.buy.bar });
  expect(bar()).toBeNull();
  act(() => report([{ isIntersecting: true }, { isIntersecting: false }]));
  expect(bar()).not.toBeNull();
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]));
  expect(bar()).toBeNull();
});
