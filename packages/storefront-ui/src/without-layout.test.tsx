import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from './messages/en.ts';
import { Carousel } from './primitives/carousel/Carousel.tsx';
import { Drawer } from './primitives/drawer/Drawer.tsx';
import { BuyBox } from './shop/buy-box/BuyBox.tsx';
import { ProductGallery } from './shop/product-gallery/ProductGallery.tsx';
import { SiteHeader } from './shop/site-header/SiteHeader.tsx';
import { UiProvider } from './theme/UiProvider.tsx';

/* Tests of apps run in a DOM without layout, observers, media queries and scrolling. Components must work there, too. */

const missing = ['IntersectionObserver', 'ResizeObserver', 'matchMedia'] as const;
const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  complaints.mockClear();
  for (const name of missing) vi.stubGlobal(name, undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  expect(complaints.mock.calls).toEqual([]);
});

const show = (children: ReactNode) =>
  render(
    <UiProvider strings={en} locale="en">
      {children}
    </UiProvider>,
  );
const picture = { src: '/poppy.webp', alt: '', width: 400, height: 500 };

it('a header renders, without an empty announcement bar', () => {
  const bare = show(<SiteHeader home={{ href: '/', name: 'Shop' }} />).container.querySelector('header');
  const withNews = show(<SiteHeader home={{ href: '/', name: 'Shop' }} email="hello@shop.example" />);
  expect(withNews.container.querySelector('header')?.children.length).toBe((bare?.children.length ?? 0) + 1);
});

it('a carousel renders and turns', () => {
  const slides = ['One', 'Two'].map((name) => ({ key: name, name, content: name }));
  show(<Carousel label="Offers" slides={slides} />);
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(screen.getByText('Two')).toBeTruthy();
});

it('a buy box with a bar for small screens renders', () => {
  const onAdd = vi.fn();
  show(<BuyBox name="Lamp" quantity={1} stock={3} barPrice={{ now: '$1.00' }} onAdd={onAdd} />);
  fireEvent.click(screen.getByRole('button', { name: /add to cart/i }));
  expect(onAdd).toHaveBeenCalledOnce();
});

it('a drawer opens', () => {
  show(
    <Drawer open title="Cart" onOpenChange={() => {}}>
      Two pieces
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Cart' }).textContent).toContain('Two pieces');
});

it('a gallery with the same picture twice marks only one as current', () => {
  const { container } = show(
    <ProductGallery name="Lamp" pictures={[picture, { ...picture, src: '/b.webp' }, picture]} />,
  );
  expect(container.querySelectorAll('li')).toHaveLength(3);
  expect(container.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  fireEvent.keyDown(container.querySelector('ul') as HTMLElement, { key: 'ArrowRight' });
  expect(container.querySelectorAll('button')[1]?.getAttribute('aria-current')).toBe('true');
});
