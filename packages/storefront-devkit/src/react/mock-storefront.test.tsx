import {
  type CartActions,
  queries,
  useCartActions,
  useCartSummary,
  useProductCard,
  useQuery,
} from '@promenade/storefront-hooks';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ScenarioName } from '../mock/index.ts';
import { StorefrontTestProvider } from './test-provider.tsx';

afterEach(cleanup);

type Product = Parameters<typeof useProductCard>[0];
let actions: CartActions;

function Card({ product }: { product: Product }) {
  const { name, price } = useProductCard(product);
  return <li>{`${name} ${price.now} was ${price.was}`}</li>;
}

function Shop() {
  actions = useCartActions();
  const { count } = useCartSummary().data ?? {};
  const { data } = useQuery(queries.homeProducts());
  return (
    <>
      <output>{`${count} in the cart`}</output>
      {data?.list.map((product) => (
        <Card key={product.id} product={product} />
      ))}
    </>
  );
}

const show = (scenario: ScenarioName) =>
  render(
    <StorefrontTestProvider scenario={scenario}>
      <Shop />
    </StorefrontTestProvider>,
  );

it('the hooks show the cart of the mock shop', async () => {
  show('guest-with-cart');
  expect(await screen.findByText('3 in the cart')).toBeTruthy();
  await act(() => actions.add.run({ productId: 2, attrId: 21, quantity: 2 }));
  expect(await screen.findByText('5 in the cart')).toBeTruthy();
});

it('the prices of the hooks are those of the mocked shop', async () => {
  show('discount-expiring');
  expect(await screen.findByText('Linen shirt $36.75 was $49.00')).toBeTruthy();
});
