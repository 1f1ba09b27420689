import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { axes, axesChoice, cartLine, merchant, orderLines, productCard, shelf } from '../story-data/view-models.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { AddressCard } from './address-card/AddressCard.tsx';
import { BuyBox } from './buy-box/BuyBox.tsx';
import { CartGroup } from './cart-group/CartGroup.tsx';
import { CartLine } from './cart-line/CartLine.tsx';
import { MerchantCard } from './merchant/MerchantCard.tsx';
import { OrderCard } from './order-card/OrderCard.tsx';
import { ProductCard } from './product-card/ProductCard.tsx';
import { ProductGallery } from './product-gallery/ProductGallery.tsx';
import { ProductGrid } from './product-grid/ProductGrid.tsx';
import { ProductSummary } from './product-summary/ProductSummary.tsx';
import { Receipt } from './receipt/Receipt.tsx';
import { VariantPicker } from './variant-picker/VariantPicker.tsx';

const html = (children: ReactNode) =>
  renderToString(
    <UiProvider strings={en} locale="en">
      {children}
    </UiProvider>,
  );

/** The form in the markup, as a browser parses it. */
function parse(children: ReactNode): HTMLFormElement {
  const element = document.createElement('div');
  element.innerHTML = html(children);
  const found = element.querySelector('form');
  if (!found) throw new Error('There is no form.');
  return found;
}

const form = { action: '/cart/add', fields: { productId: '7' } };
const everything: readonly [string, ReactNode][] = [
  [
    'grid of cards',
    <ProductGrid key="grid">
      {shelf.map((card) => (
        <ProductCard key={card.name} {...card} />
      ))}
    </ProductGrid>,
  ],
  [
    'gallery',
    <ProductGallery
      key="gallery"
      name="Vase"
      pictures={[shelf[0]?.picture, shelf[1]?.picture].filter((picture) => picture !== undefined)}
    />,
  ],
  [
    'summary',
    <ProductSummary
      key="summary"
      name="Vase"
      price={{ now: '$1.00' }}
      merchant={merchant}
      availability={{ kind: 'low', left: 3 }}
    />,
  ],
  [
    'buy box',
    <BuyBox key="buy" name="Vase" quantity={1} stock={3} form={form} barPrice={{ now: '$1.00' }}>
      <VariantPicker axes={axes} defaultValue={axesChoice} />
    </BuyBox>,
  ],
  [
    'cart',
    <CartGroup key="cart" merchant={merchant} selection="some">
      <CartLine {...cartLine()} onCheckedChange={() => undefined} onRemove={() => undefined} />
    </CartGroup>,
  ],
  ['receipt', <Receipt key="receipt" rows={[]} totalRow={{ label: 'Total', value: '$1.00' }} unconfirmed />],
  ['merchant', <MerchantCard key="merchant" merchant={merchant} />],
  [
    'order',
    <OrderCard
      key="order"
      number="1"
      placed={{ text: 'today', iso: '2026-03-03' }}
      status="paid"
      total="$1.00"
      lines={orderLines}
      allowedActions={[{ id: 'pay' }]}
    />,
  ],
  ['address', <AddressCard key="address" address={{ id: '1', name: 'Ada', lines: ['Rue'] }} />],
];

it.each(everything)(
  'the server writes no style attribute, which a strict policy would refuse: %s',
  (_name, element) => {
    expect(html(element)).not.toMatch(/\sstyle=/);
  },
);

it('submits the quick add as a plain form with its fields', () => {
  const posted = parse(<ProductCard {...productCard()} quickAddForm={form} />);
  expect(posted.getAttribute('action')).toBe('/cart/add');
  expect(posted.method).toBe('post');
  expect(posted.querySelector<HTMLInputElement>('input[type="hidden"]')?.name).toBe('productId');
  expect(posted.querySelector('button')?.type).toBe('submit');
});

it('names each article, so that a list of cards can be read by its names', () => {
  const element = document.createElement('div');
  element.innerHTML = html([
    ...everything.map(([, part]) => part),
    <MerchantCard key="merchant-card" merchant={merchant} />,
  ]);
  const articles = [...element.querySelectorAll('article')];
  expect(articles.length).toBeGreaterThan(3);
  const unnamed = articles.filter(
    (article) =>
      !article.getAttribute('aria-label') &&
      !article.getAttribute('aria-labelledby') &&
      !article.querySelector('h1,h2,h3,h4'),
  );
  expect(unnamed.map(({ textContent }) => textContent)).toEqual([]);
});
