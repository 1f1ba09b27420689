import { cartLineView, createShop, productView, queries, subscribeToCart } from '@promenade/storefront-hooks/core';
import { onlyVariant } from '@promenade/storefront-hooks/domain';
import { createStorefront } from '@promenade/storefront-sdk';

const { client, store } = createStorefront({ baseUrl: location.origin });

/** The shop of this page; other scripts and React trees may use it, too. */
export const shop = createShop({ client, store: await store.details(), locale: 'en' });
const { cart, clock, errorText } = shop;

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const showError = (error: unknown) => byId('error').replaceChildren(errorText(error));

function button(text: string, edit: () => Promise<void>): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', () => {
    byId('error').replaceChildren();
    edit().catch(showError);
  });
  return element;
}

/** Adds the price after a link to a product, and a button if there is no variant to choose. */
async function offer(link: HTMLElement): Promise<void> {
  const { product: slug = '' } = link.dataset;
  const product = await queries.product({ slug, uniqueKey: undefined }).load(client);
  const { name, price } = productView(product, shop, clock.now()).summary;
  link.after(` (${price.now}) `);
  const variant = onlyVariant(product.productValue);
  const item = variant && { productId: product.productInfo.id, attrId: variant.id };
  if (item)
    link.parentElement?.append(
      button(`Add ${name}`, () => cart.add(item)),
      ' ',
    );
}

/** Shows the cart; the elements of its lines stay, so that the focus stays. */
const lines = new Map<number, { element: HTMLElement; text: Text }>();
function showCart(): void {
  const ids = cart.getStructure().groups.flatMap(({ lineIds }) => lineIds);
  for (const [id, { element }] of lines) {
    if (!ids.includes(id) && lines.delete(id)) element.remove();
  }
  for (const id of ids) {
    const line = cart.line(id);
    if (!line) continue;
    const { name, quantity, lineTotal } = cartLineView(line, shop, clock.now());
    const shown = lines.get(id) ?? newLine(id, name);
    shown.text.data = `${quantity} × ${name}, ${lineTotal} `;
  }
  byId('count').textContent = `${cart.count() ?? 0} in the cart`;
  byId('undo').hidden = !cart.getStructure().lastRemoved;
}

function newLine(id: number, name: string) {
  const element = document.createElement('li');
  const text = new Text();
  const more = button(`One more ${name}`, () => cart.setQuantity(id, (cart.line(id)?.quantity ?? 0) + 1));
  element.append(
    text,
    more,
    ' ',
    button(`Remove ${name}`, () => cart.remove(id)),
  );
  byId('cart').append(element);
  lines.set(id, { element, text });
  return { element, text };
}

byId('undo').replaceWith(
  Object.assign(
    button('Undo', () => cart.undo()),
    { id: 'undo', hidden: true },
  ),
);
subscribeToCart(cart, showCart);
cart.retainLines();
shop.connect();
for (const link of document.querySelectorAll<HTMLElement>('[data-product]')) offer(link).catch(showError);
