import { StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductList } from './product-list';

it('adds a product to the cart', async () => {
  render(<ProductList />, { wrapper: StorefrontTestProvider });
  fireEvent.click(await screen.findByText('Add Stoneware mug'));
  await screen.findByText('1 in the cart');
});

it('reports that the backend fails', async () => {
  render(
    <StorefrontTestProvider scenario="offline">
      <ProductList />
    </StorefrontTestProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe('The products cannot be loaded.');
});
