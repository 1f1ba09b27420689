import type { Operator } from '@promenade/storefront-devkit/mock';
import type { Storefront } from '@promenade/storefront-sdk';
import type { StoryObj } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import type { AppProps } from '../app/App.tsx';
import { NOW, type ShopStory, StoryShop, shopLoader } from './story-shop.tsx';

export interface PageStory extends ShopStory {
  /** Texts that a visitor must see on the page, in the story's own language. */
  sees: readonly (string | RegExp)[];
  /** Whether the browser has the id of a guest cart. @default `true` in the scenario `guest-with-cart` */
  hasGuestCart?: boolean;
  /** Language of the story. @default 'en' */
  locale?: 'en' | 'fr';
}

interface PageContext {
  parameters: Record<string, unknown>;
  globals: Globals;
}

const realNow = Date.now;
const GUEST_ID = '0123456789abcdef0123456789abcdef';

/** Starts each page at the story's time, with the guest's cart and without data of other stories. */
function enterShop({ parameters }: PageContext): () => void {
  const { scenario, hasGuestCart = scenario === 'guest-with-cart' } = parameters.shop as PageStory;
  const offsetMs = NOW - realNow();
  Date.now = () => realNow() + offsetMs;
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (/^(promenade\.|pm-)/.test(name)) storage.removeItem(name);
  }
  // It holds the dialog that another story has opened.
  history.replaceState(null, '');
  const lifetime = hasGuestCart ? '' : '; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the store reads this cookie, and Firefox 125 has no Cookie Store API.
  document.cookie = `cartUuid=${GUEST_ID}; path=/${lifetime}`;
  return () => {
    Date.now = realNow;
  };
}

/** Fails a page story that doesn't show the texts in `sees`. The toolbar may choose another language or backend. */
async function checkPage({ parameters, globals }: PageContext): Promise<void> {
  const { sees, locale = 'en' } = parameters.shop as PageStory;
  if (globals.locale !== locale || globals.scenario !== 'story') return;
  await waitFor(() => {
    // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden doesn't count.
    for (const text of sees) expect(document.body.innerText).toMatch(text);
  });
}

/** Shared by the stories of all pages. They have no docs page, because pages would share one URL and one title there. */
export const pages = {
  // The props of the whole shop are not useful as example code.
  parameters: { layout: 'fullscreen', docs: { source: { type: 'code' } } },
  loaders: [shopLoader],
  beforeEach: enterShop,
  afterEach: checkPage,
  render: (_args: object, { loaded }: { loaded: Record<string, unknown> }) => (
    <StoryShop {...(loaded.shop as AppProps)} />
  ),
};

/** A page of a mock shop. */
export const at = (path: string, rest: Omit<PageStory, 'path'>): StoryObj => ({
  parameters: { shop: { path, ...rest } satisfies PageStory },
});

/** The same page in French. */
export const inFrench = ({ parameters = {} }: StoryObj, sees: PageStory['sees']): StoryObj => ({
  parameters: { shop: { ...parameters.shop, locale: 'fr', sees } },
  globals: { locale: 'fr' },
});

export const signedIn = { session: 'authenticated' } as const;

/** Opens the form of a promotion code, in English, and sends a code. */
export const enterCode =
  (code: string): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Promotion code'));
    await userEvent.type(await canvas.findByLabelText(/^Code/), `${code}{Enter}`);
  };

/** Puts two shirts into the cart and opens a checkout. */
export async function checkOut(shopper: Storefront): Promise<string> {
  await shopper.cart.save([{ productId: 1, cartNum: 2, productAttrUnique: 11, storeId: 1 }]);
  const [group] = await shopper.cart.list({ isValid: true, storeId: 1 });
  const orderDetails = (group?.cartInfoList ?? []).map(({ id }) => ({ shoppingCartId: id }));
  return (await shopper.preorders.create({ preOrderType: 'shoppingCart', orderDetails })).preOrderNo;
}

/** Places an order and returns its number, `PT…`. */
export async function placeOrder(shopper: Storefront): Promise<string> {
  const preOrderNo = await checkOut(shopper);
  return (await shopper.orders.create({ preOrderNo, addressId: 1, payType: 'sandbox', payChannel: 'pc' })).orderNo;
}

/** Places an order that is delivered and returns the number of the merchant's part, `SH…`. */
export async function receiveOrder(shopper: Storefront, operator: Operator): Promise<string> {
  const orderNo = await placeOrder(shopper);
  operator.pay(orderNo);
  const { list } = await shopper.orders.list();
  const part = list[0]?.orderNo ?? '';
  operator.ship(part);
  operator.deliver(part);
  return part;
}

/** Also confirms receipt, so that the order can be reviewed. */
export async function completeOrder(shopper: Storefront, operator: Operator): Promise<string> {
  const part = await receiveOrder(shopper, operator);
  await shopper.orders.confirmReceipt(part);
  return part;
}
