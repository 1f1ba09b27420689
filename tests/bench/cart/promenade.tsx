import { StorefrontProvider, useCart, useCartActions, useCartLine } from '@promenade/storefront-hooks';
import { type CartLine, type Client, type StoreDetails, StorefrontError } from '@promenade/storefront-sdk';
import { useState } from 'react';
import type { Contender, Shop } from './shop.ts';
import { Stepper } from './stepper.tsx';

const lineOf = (id: number, quantity: number): CartLine => ({
  ...{ id, uniqueKey: `${id}`, cartNum: quantity, stock: 100, price: 1_000, storePrice: null, discount: null },
  ...{ discountExpiry: null, variantPrice: [], storeName: `Product ${id}`, image: '', suk: '', attrId: id },
  ...{ slug: `${id}`, landingPage: false, listedOnStore: true, productUniqueKey: `${id}`, checked: true },
  ...{ productAttr: { stock: 100 }, productId: id, productAttrUnique: `${id}`, attrStatus: true },
  ...{ isShippingIncluded: false, priceWhenAdded: null },
});

const clientOf = (shop: Shop): Client => ({
  baseUrl: '',
  use: () => () => {},
  async call({ id: endpoint }, input) {
    if (endpoint === 'cart.list') {
      const cartInfoList = (await shop.read()).map(({ id, quantity }) => lineOf(id, quantity));
      return [{ merId: 1, merName: 'One', cartInfoList }] as never;
    }
    const { id, number } = (input as { body: { id: number; number: number } }).body;
    await shop.write(id, number).catch((cause) => {
      throw new StorefrontError({ kind: 'invalid', endpoint, cause });
    });
    return null as never;
  },
});

function Line({ shop, id }: { shop: Shop; id: number }) {
  const line = useCartLine(id);
  const { setQuantity } = useCartActions();
  if (!line) return null;
  const change = (quantity: number) => void setQuantity.run(id, quantity);
  return <Stepper shop={shop} id={id} quantity={line.quantity} onChange={change} />;
}

function Lines({ shop }: { shop: Shop }) {
  const { data } = useCart();
  return data?.groups.flatMap(({ lineIds }) => lineIds.map((id) => <Line key={id} shop={shop} id={id} />));
}

const store = { id: 1, shopPayCurrencySymbol: '$' } as StoreDetails;
const uuid = '0123456789abcdef0123456789abcdef';
const guestId = { read: () => uuid, ensure: () => uuid, rotate() {} };

export const promenade: Contender = {
  name: 'useCart',
  Page({ shop }) {
    const [client] = useState(() => clientOf(shop));
    return (
      <StorefrontProvider client={client} store={store} locale="en" guestId={guestId}>
        <Lines shop={shop} />
      </StorefrontProvider>
    );
  },
};
