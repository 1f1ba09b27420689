import type { PinnedCase, ProductSeed } from './catalog/shape.ts';
import type { Random } from './random.ts';

const DAY = 86_400_000;

/** Properties of a product that the shop decides; drawn from the seed number unless the product sets them. */
export interface ProductCase {
  stock: PinnedCase['stock'] | 'mixed';
  discountBasisPoints: number | null;
  discountExpiresAt: number | null;
  storePriceCents: number | null;
  marketPriceCents: number | null;
  ratingTenths: number;
  sales: number;
  ficti: number;
  browse: number;
  isShippingIncluded: boolean;
  landingPage: boolean;
  listedOnStore: boolean;
  createdAt: number;
}

export function drawCase(product: ProductSeed, random: Random, now: number): ProductCase {
  const pinned = product.pinned ?? {};
  const discount = pinned.discount ?? (random.chance(0.2) ? 'running' : random.chance(0.1) ? 'expired' : 'none');
  const unrated = pinned.unrated ?? random.chance(0.12);
  const popularity = random.next() ** 3;
  return {
    stock: pinned.stock ?? (random.chance(0.04) ? 'none' : 'mixed'),
    discountBasisPoints: discount === 'none' ? null : random.pick([500, 1000, 1250, 1500, 2000, 2500, 3000, 3300]),
    discountExpiresAt: discount === 'none' ? null : expiry(discount, random, now),
    ...prices(product, discount, random),
    ratingTenths: unrated ? 0 : random.pick([30, 35, 40, 40, 45, 45, 45, 50, 50]),
    sales: unrated ? random.between(0, 12) : Math.round(12 + popularity * 4200),
    ficti: unrated ? 0 : random.between(0, 240),
    browse: Math.round(40 + random.next() * 9000),
    isShippingIncluded: pinned.freeShipping ?? random.chance(0.3),
    landingPage: pinned.landingPage ?? false,
    listedOnStore: pinned.listedOnStore ?? random.chance(0.92),
    createdAt: now - Math.round(random.next() ** 2 * 400 * DAY),
  };
}

/** On the hour, so that the countdown of a discount reads well. */
function expiry(discount: 'running' | 'expired', random: Random, now: number): number {
  const days = discount === 'running' ? random.between(2, 90) : -random.between(1, 30);
  return Math.floor((now + days * DAY) / 3_600_000) * 3_600_000;
}

function prices(product: ProductSeed, discount: string, random: Random) {
  // One store price holds for every variant, so it only suits products whose variants cost the same.
  const onePrice = !product.axes?.some((axis) => axis.values.some((value) => value.add));
  const draw = random.next();
  const reduction = random.between(8, 25);
  const storePriceCents =
    discount === 'running' || !onePrice || product.price < 1000
      ? null
      : draw < 0.18
        ? roundToTenths(product.price * (1 - reduction / 100))
        : draw < 0.22
          ? roundToTenths(product.price * 1.1)
          : null;
  const marketPriceCents = random.chance(0.4) ? roundToTenths(product.price * 1.25) : null;
  return { storePriceCents, marketPriceCents };
}

const roundToTenths = (cents: number) => Math.round(cents / 10) * 10;
