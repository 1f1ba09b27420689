// @vitest-environment jsdom
import { StorefrontTestProvider, type TestPreset } from '@promenade/storefront-devkit/react';
import { UiProvider } from '@promenade/storefront-ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CartPage } from './buying';
import { Header, ProductList } from './catalogue';
import { locale, texts, words } from './language';

/* The pages with a shop in memory, whose data is the same in every run. */

afterEach(cleanup);

const open = (preset: TestPreset, page: ReactNode) =>
  render(
    <StorefrontTestProvider preset={preset} locale={locale}>
      <UiProvider strings={words} locale={locale}>
        <Header />
        {page}
      </UiProvider>
    </StorefrontTestProvider>,
  );
const cartLink = () => screen.findByRole('link', { name: new RegExp(`^\\d+ ${texts.inCart(0, '').slice(2, -2)}`) });

it('a product of the list is added to the cart', async () => {
  open('guest', <ProductList />);
  expect((await cartLink()).textContent).toMatch(/^0/);
  const mug = (await screen.findByText('Stoneware mug')).closest('article');
  fireEvent.click(mug?.querySelector('button') as HTMLElement);
  await expect.poll(async () => (await cartLink()).textContent).toMatch(/^1/);
});

it('a guest signs in before the checkout, a shopper checks out', async () => {
  open('guest-with-cart', <CartPage />);
  await screen.findByRole('button', { name: texts.signInToCheckOut });
});

it('a shop that cannot be reached offers to try again', async () => {
  open('offline', <CartPage />);
  await screen.findByRole('button', { name: texts.tryAgain });
});
