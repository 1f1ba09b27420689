import { type CartAddition, type Shop, subscribeToCart } from '@promenade/storefront-hooks/core';
import {
  configureStore,
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

interface CartCopy {
  readonly count: number;
  readonly lines: readonly { id: number; name: string; quantity: number }[];
}

const empty: CartCopy = { count: 0, lines: [] };
const slice = createSlice({
  name: 'cart',
  initialState: empty,
  reducers: { changed: (_, { payload }: PayloadAction<CartCopy>) => payload },
});

/** A store with a copy of the cart. The shop remains the owner: it merges, queues and undoes edits. */
export function createAppStore(shop: Shop) {
  const store = configureStore({
    reducer: { cart: slice.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: shop } }),
  });
  const { cart } = shop;
  const copy = (): CartCopy => ({
    count: cart.count() ?? 0,
    lines: cart
      .views()
      .flatMap(({ cartInfoList }) =>
        cartInfoList.map(({ id, storeName, quantity }) => ({ id, name: storeName, quantity })),
      ),
  });
  const update = () => store.dispatch(slice.actions.changed(copy()));
  const disconnect = shop.connect();
  const release = cart.retainLines(); // without it only the count is loaded
  const unsubscribe = subscribeToCart(cart, update);
  const stop = () => {
    unsubscribe();
    release();
    disconnect();
  };
  return { store, stop };
}

export type RootState = { cart: CartCopy };
type Thunk = ThunkAction<Promise<void>, RootState, Shop, UnknownAction>;

export const addToCart =
  (item: CartAddition): Thunk =>
  (_dispatch, _getState, shop) =>
    shop.cart.add(item);
