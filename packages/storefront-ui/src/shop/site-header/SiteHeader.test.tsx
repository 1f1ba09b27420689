import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { SiteHeader } from './SiteHeader.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sticks to the top after scrolling, also if a busy browser reports that together with its first position', () => {
  let report: (entries: object[]) => void = () => undefined;
  class Observer {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(callback: typeof report) {
      report = callback;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const { container } = render(
    <UiProvider strings={en} locale="en">
      <SiteHeader home={{ href: '/', name: 'Promenade' }} cart={{ href: '/cart', count: 0 }} />
    </UiProvider>,
  );
  const at = (top: number) => ({ isIntersecting: top >= 0, boundingClientRect: { top } });
  act(() => report([at(120), at(-280)]));
  expect(container.querySelector('[data-fixed]')).not.toBeNull();
  act(() => report([at(-280), at(120)]));
  expect(container.querySelector('[data-fixed]')).toBeNull();
});
