import { CartProvider, ShopifyProvider, useCart } from '@shopify/hydrogen-react';
import { useEffect, useState } from 'react';
import type { Contender, Shop } from '../shop.ts';
import { Stepper } from '../stepper.tsx';

const money = { amount: '10.0', currencyCode: 'USD' };
const gid = (id: number) => `gid://shopify/CartLine/${id}`;

function cartOf(lines: Awaited<ReturnType<Shop['read']>>) {
  const node = ({ id, quantity }: { id: number; quantity: number }) => ({
    ...{ id: gid(id), quantity, attributes: [] },
    cost: { totalAmount: money, amountPerQuantity: money, compareAtAmountPerQuantity: null },
    merchandise: { id: `gid://shopify/ProductVariant/${id}`, title: `Product ${id}`, price: money },
  });
  return {
    ...{ id: 'gid://shopify/Cart/1', checkoutUrl: '', note: '', attributes: [], discountCodes: [], buyerIdentity: {} },
    cost: { subtotalAmount: money, totalAmount: money, totalTaxAmount: null, totalDutyAmount: null },
    totalQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: { edges: lines.map((line) => ({ node: node(line) })) },
  };
}

/** The backend behind its GraphQL. Every mutation returns the cart under the mutation's name. */
async function answer(shop: Shop, body: string): Promise<Response> {
  const { query, variables } = JSON.parse(body) as {
    query: string;
    variables: { lines?: { id: string; quantity: number }[] };
  };
  const mutation = query.match(/\{\s*(cart\w+)\(/)?.[1] ?? '';
  for (const { id, quantity } of variables.lines ?? []) await shop.write(Number(id.split('/').pop()), quantity);
  const lines = [...shop.quantities].map(([id, quantity]) => ({ id, quantity }));
  const cart = cartOf(lines);
  return Response.json({ data: { [mutation]: { cart } } });
}

function Lines({ shop }: { shop: Shop }) {
  const { lines = [], linesUpdate } = useCart();
  return lines.map((line) => {
    const id = Number(line?.id?.split('/').pop());
    const change = (quantity: number) => linesUpdate([{ id: gid(id), quantity }]);
    return <Stepper key={id} shop={shop} id={id} quantity={line?.quantity ?? 0} onChange={change} />;
  });
}

export const hydrogenReact: Contender = {
  name: 'hydrogen-react, linesUpdate',
  Page({ shop }) {
    const [data, setData] = useState<ReturnType<typeof cartOf>>();
    useEffect(() => {
      globalThis.fetch = (_url, init) => answer(shop, `${init?.body}`);
      void shop.read().then((lines) => setData(cartOf(lines)));
    }, [shop]);
    const shopify = { storeDomain: 'https://shop.test', storefrontToken: 'token', storefrontApiVersion: '2026-04' };
    return data ? (
      <ShopifyProvider {...shopify} countryIsoCode="US" languageIsoCode="EN">
        <CartProvider data={data as never}>
          <Lines shop={shop} />
        </CartProvider>
      </ShopifyProvider>
    ) : null;
  },
};
