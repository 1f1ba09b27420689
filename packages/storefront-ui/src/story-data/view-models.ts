import type { CartLineView } from '../shop/cart-line/CartLine.tsx';
import type { MerchantView } from '../shop/merchant/MerchantLine.tsx';
import type { OrderLineView } from '../shop/order-line-list/OrderLineList.tsx';
import type { ProductCardProps } from '../shop/product-card/ProductCard.tsx';
import type { VariantAxisView, VariantChoice } from '../shop/variant-picker/VariantPicker.tsx';
import { busyPicture, cup, darkPicture, lamp, vase } from './pictures.ts';

/** 60 characters, the longest name. */
export const longName = 'Lampe de bureau articulée en laiton brossé, abat-jour orientable';

/** A typical product card. */
export function productCard(over: Partial<ProductCardProps> = {}): ProductCardProps {
  return {
    href: '/product/round-vase',
    name: 'Round vase',
    picture: vase(250),
    secondPicture: lamp(250),
    price: { now: '$48.00' },
    rating: { value: 4.5, count: '120' },
    sold: '1.2K',
    ...over,
  };
}

/** Ten cards with all kinds of differences. */
export const shelf: readonly ProductCardProps[] = [
  productCard({ freeShipping: true }),
  productCard({ name: 'Brass lamp', picture: lamp(80), price: { now: '$36.00', was: '$48.00', percentOff: '25.00%' } }),
  productCard({ name: 'Breakfast cup', picture: cup(20), rating: undefined, sold: undefined }),
  productCard({
    name: longName,
    picture: lamp(150),
    price: { now: '$12,345.67', was: '$1,234,567.89', percentOff: '99.00%' },
  }),
  productCard({
    name: 'Evening bowl',
    picture: darkPicture,
    price: { now: '$89.00', was: '$99.00', percentOff: '10.10%' },
  }),
  productCard({ name: 'Patterned cloth', picture: busyPicture, soldOut: true }),
  productCard({ name: 'Tall vase', picture: vase(330), freeShipping: true, rating: { value: 3, count: '8' } }),
  productCard({ name: 'Without a picture', picture: undefined }),
  productCard({ name: 'Green cup', picture: cup(150), sold: '98' }),
  productCard({ name: 'Reading lamp', picture: lamp(300), price: { now: '$120.00' } }),
];

/** A typical merchant. */
export const merchant: MerchantView & { href: string } = {
  name: 'Atelier Marais',
  href: '/merchant/merchant/home?id=3',
  avatar: vase(20),
  rating: { value: 4.5, count: '2.1K' },
};

/** A typical cart line. */
export function cartLine(over: Partial<CartLineView> = {}): CartLineView {
  return {
    id: 41,
    name: 'Round vase',
    href: '/product/round-vase',
    picture: vase(250),
    attributes: 'Sky, large',
    unitPrice: { now: '$48.00' },
    lineTotal: '$96.00',
    quantity: 2,
    stock: 20,
    checked: true,
    ...over,
  };
}

/** Colours as swatches and sizes as text. One size is unavailable. */
export const axes: readonly VariantAxisView[] = [
  {
    name: 'Color',
    values: [
      { value: 'Sky', available: true, swatch: '#7fa3d8' },
      { value: 'Sand', available: true, swatch: '#e5d3b3' },
      { value: 'Moss', available: false, swatch: '#5f7a52' },
      { value: 'Ivory', available: true, swatch: '#fdfcf6' },
      { value: 'Ink', available: true, swatch: '#191a20' },
    ],
  },
  {
    name: 'Size',
    values: [
      { value: 'Small', available: true },
      { value: 'Medium', available: true },
      { value: 'Large', available: false },
    ],
  },
];

/** The initially chosen values of `axes`. */
export const axesChoice: VariantChoice = { Color: 'Sky', Size: 'Medium' };

/** The lines of an order. */
export const orderLines: readonly OrderLineView[] = [
  {
    id: '1',
    name: 'Round vase',
    href: '/product/round-vase',
    picture: vase(250),
    attributes: 'Sky, large',
    quantity: 2,
    unitPrice: '$48.00',
    lineTotal: '$96.00',
  },
  { id: '2', name: 'Breakfast cup', picture: cup(20), quantity: 1, unitPrice: '$18.00', lineTotal: '$18.00' },
];
