import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentPage } from '../lib/route.ts';
import { partNamed, usePageArrival } from './arrival.ts';

const scrollTo = vi.fn();
const scrolledInto: string[] = [];

beforeEach(() => {
  document.body.innerHTML = '<main><h1>Terms</h1><h2 id="law">Law</h2><h2 id="été">Summer</h2></main>';
  scrollTo.mockClear();
  scrolledInto.length = 0;
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = function noted() {
    scrolledInto.push(this.id);
  };
});

const page = (arrival: CurrentPage['arrival'], hash = '', search = ''): CurrentPage => ({
  url: new URL(`/service/terms_of_service${search}`, 'https://shop.example'),
  location: { pathname: '/service/terms_of_service', search, hash, state: null, key: 'here' },
  match: undefined,
  loaded: undefined,
  error: undefined,
  arrival,
});
const scroll = { save: () => undefined, placeOf: () => 740 };

function Visit({ to }: { to: CurrentPage }) {
  usePageArrival(to, scroll);
  return null;
}

describe('on arrival', () => {
  it('at a new page, the page is at its top and its title has the focus', () => {
    render(<Visit to={page('navigate')} />);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement?.textContent).toBe('Terms');
  });

  it.each(['navigate', 'part'] as const)('at a section of a page, the section is at the top (%s)', (arrival) => {
    render(<Visit to={page(arrival, '#law')} />);
    expect(scrolledInto).toEqual(['law']);
    expect(document.activeElement?.id).toBe('law');
  });

  it('by Back, also between sections of a page, the scroll position is restored', () => {
    render(<Visit to={page('traverse', '#law')} />);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 740);
    expect(scrolledInto).toEqual([]);
  });

  it('at an unknown section of the same page, nothing moves', () => {
    render(<Visit to={page('part', '#nowhere')} />);
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });

  it('at another page of a list, the page is at its top; a changed filter does not scroll', () => {
    const { rerender } = render(<Visit to={page('load')} />);
    rerender(<Visit to={page('same-page', '', '?sort=sales')} />);
    expect(scrollTo).not.toHaveBeenCalled();
    rerender(<Visit to={page('same-page', '', '?sort=sales&page=2')} />);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});

it('an encoded hash finds its section, and an invalid one finds none', () => {
  expect(partNamed('#law')?.id).toBe('law');
  expect(partNamed('#%C3%A9t%C3%A9')?.id).toBe('été');
  for (const hash of ['', '#', '#50%', '#%E0%A4%A', '#"><script>']) expect(partNamed(hash)).toBeNull();
});
