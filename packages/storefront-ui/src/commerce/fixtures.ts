import type { PictureView } from '../primitives/picture/index.ts';
import type { CartLineView } from './cart-line/index.ts';
import type { MerchantView } from './merchant/index.ts';
import type { OrderLineView } from './order-line-list/index.ts';
import type { ProductCardProps } from './product-card/index.ts';
import type { VariantAxisView } from './variant-picker/index.ts';

// Pictures and view models for stories. Nothing here is part of the package.

const width = 600;
const height = 750;

function drawn(shapes: string, alt: string): PictureView {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height };
}

const ground = (hue: number) =>
  `<radialGradient id="g" cy=".4"><stop stop-color="oklch(96% .02 ${hue})"/><stop offset="1" stop-color="oklch(88% .035 ${hue})"/></radialGradient><rect width="600" height="750" fill="url(#g)"/><ellipse cx="300" cy="585" rx="170" ry="24" fill="oklch(55% .03 ${hue})" opacity=".28"/>`;

const solid = (hue: number, light = 62) => `oklch(${light}% .13 ${hue})`;

/** A vase on a quiet ground. */
export const vase = (hue: number): PictureView =>
  drawn(
    `${ground(hue)}<path d="M255 190h90v70c60 40 95 100 95 165 0 85-60 160-140 160s-140-75-140-160c0-65 35-125 95-165z" fill="${solid(hue)}"/><ellipse cx="300" cy="190" rx="45" ry="13" fill="${solid(hue, 40)}"/><path d="M205 345c-25 60-12 130 25 175" stroke="#fff" stroke-opacity=".4" stroke-width="14" stroke-linecap="round" fill="none"/>`,
    'A round vase',
  );

/** A lamp, seen from the side. */
export const lamp = (hue: number): PictureView =>
  drawn(
    `${ground(hue)}<path d="M210 200h180l50 170H160z" fill="${solid(hue, 72)}"/><path d="M288 370h24v190h-24z" fill="#4a4a52"/><rect x="215" y="555" width="170" height="28" rx="14" fill="#4a4a52"/>`,
    'A table lamp',
  );

/** A cup. */
export const cup = (hue: number): PictureView =>
  drawn(
    `${ground(hue)}<path d="M170 300h230v140c0 80-50 140-115 140s-115-60-115-140z" fill="${solid(hue, 58)}"/><path d="M400 340c80-10 90 120-10 125" stroke="${solid(hue, 58)}" stroke-width="30" fill="none"/><ellipse cx="285" cy="300" rx="115" ry="26" fill="${solid(hue, 42)}"/>`,
    'A cup',
  );

/** Nearly black: badges and buttons must stand out on it. */
export const darkPicture = drawn(
  '<rect width="600" height="750" fill="#121216"/><circle cx="300" cy="380" r="190" fill="#232329"/>',
  'A dark bowl',
);

/** Stripes in loud colours: the worst ground for anything that lies on a picture. */
export const busyPicture = drawn(
  Array.from(
    { length: 30 },
    (_, stripe) =>
      `<rect x="-200" y="${stripe * 50 - 300}" width="1100" height="25" transform="rotate(24 300 375)" fill="oklch(68% .19 ${stripe * 53})"/>`,
  ).join(''),
  'A patterned cloth',
);

/** An address that never answers with a picture. */
export const missingPicture: PictureView = { src: 'data:image/png,none', alt: 'Nothing to see', width, height };

/** 60 characters, as long as names get. */
export const longName = 'Lampe de bureau articulée en laiton brossé, abat-jour orientable';

/** A card of the commonest kind. */
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

/** Ten cards that differ in all the ways cards differ. */
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

/** A merchant of the commonest kind. */
export const merchant: MerchantView & { href: string } = {
  name: 'Atelier Marais',
  href: '/merchant/merchant/home?id=3',
  avatar: vase(20),
  rating: { value: 4.5, count: '2.1K' },
};

/** A line of the cart of the commonest kind. */
export function cartLine(over: Partial<CartLineView> = {}): CartLineView {
  return {
    id: '41',
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

/** Colour as swatches, size as words; one size is gone. */
export const axes: readonly VariantAxisView[] = [
  {
    name: 'Color',
    values: [
      { value: 'Sky', selected: true, available: true, swatch: '#7fa3d8' },
      { value: 'Sand', selected: false, available: true, swatch: '#e5d3b3' },
      { value: 'Moss', selected: false, available: false, swatch: '#5f7a52' },
      { value: 'Ivory', selected: false, available: true, swatch: '#fdfcf6' },
      { value: 'Ink', selected: false, available: true, swatch: '#191a20' },
    ],
  },
  {
    name: 'Size',
    values: [
      { value: 'Small', selected: false, available: true },
      { value: 'Medium', selected: true, available: true },
      { value: 'Large', selected: false, available: false },
    ],
  },
];

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
