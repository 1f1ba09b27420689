import type { Locale, NewRow } from '@promenade/reference-api/db/tables.ts';
import { type ReviewTotals, totalsOf } from '@promenade/reference-api/repositories/review-writes.ts';
import type { CatalogRows } from './build-catalog.ts';
import type { Pair } from './catalog/shape.ts';
import { personPicture } from './pictures/urls.ts';
import { createRandom, type Random } from './random.ts';
import { NICKNAMES, REPLIES, SAID_OF_ALL, SAID_OF_SOME, type Stars } from './review-texts.ts';
import { typesetFrench } from './typeset.ts';

type Product = CatalogRows['products'][number];

/** Two reviews at a time, so that their mean is the product's rating, in tenths. */
const PAIRS: Readonly<Record<number, readonly [Twosome, ...Twosome[]]>> = {
  50: [[5, 5]],
  45: [[5, 4]],
  40: [
    [4, 4],
    [5, 3],
  ],
  35: [
    [4, 3],
    [5, 2],
  ],
  30: [
    [3, 3],
    [4, 2],
    [5, 1],
  ],
};
type Twosome = readonly [Stars, Stars];

const SALES_PER_PAIR = 350;
const PAIRS_MAX = 12;
const PEOPLE = ['fox', 'bear', 'rabbit', 'duck', 'whale'] as const;

/** Reviews of the catalogue's products, in number by their sales and in stars by their rating. */
export function buildReviews(catalog: CatalogRows, seed: number, now: number) {
  const random = createRandom(seed);
  const tops = topsOf(catalog.categories);
  const skus = Map.groupBy(catalog.skus, ({ product_id }) => product_id);
  const reviews: NewRow<'reviews'>[] = [];
  const totals: NewRow<'review_totals'>[] = [];
  for (const product of catalog.products) {
    const said = sayings(tops.get(product.category_id) ?? '', random);
    const own = scoresOf(product, said, random).map(({ stars, text }) => {
      const sku = random.pick(skus.get(product.id) as [NewRow<'skus'>, ...NewRow<'skus'>[]]);
      return writtenReview(product, sku, { stars, text, random, now });
    });
    if (own.length === 0) continue;
    reviews.push(...own);
    totals.push({ product_id: product.id, ...sumUp(own) });
  }
  return { reviews, totals };
}

/** The slug of the top category above each. Parents come before children. */
function topsOf(categories: CatalogRows['categories']): Map<number, string> {
  const tops = new Map<number, string>();
  for (const { id, parent_id, slug } of categories) tops.set(id, tops.get(parent_id ?? 0) ?? slug);
  return tops;
}

/** Returns a review text that was not used for this product yet; undefined when all are used. */
function sayings(top: string, random: Random) {
  const left = new Map<Stars, Pair[]>();
  return (stars: Stars): Pair | undefined => {
    const texts = left.get(stars) ?? [...SAID_OF_ALL[stars], ...(SAID_OF_SOME[top]?.[stars] ?? [])];
    left.set(stars, texts);
    return texts.splice(random.between(0, texts.length - 1), 1)[0];
  };
}

function scoresOf(product: Product, say: ReturnType<typeof sayings>, random: Random) {
  const twosomes = PAIRS[product.rating_tenths];
  const wanted = twosomes ? Math.min(1 + Math.floor(product.sales / SALES_PER_PAIR), PAIRS_MAX) : 0;
  const scores: { stars: Stars; text: Pair }[] = [];
  for (let pair = 0; twosomes && pair < wanted; pair++) {
    const [one, other] = random.pick(twosomes);
    const [text, answer] = [say(one), say(other)];
    if (!text || !answer) break;
    scores.push({ stars: one, text }, { stars: other, text: answer });
  }
  return scores;
}

interface Saying {
  stars: Stars;
  text: Pair;
  random: Random;
  now: number;
}

function writtenReview(product: Product, sku: NewRow<'skus'>, { stars, text, random, now }: Saying): NewRow<'reviews'> {
  const locale: Locale = random.chance(0.5) ? 'en' : 'fr';
  const say = ([en, fr]: Pair) => (locale === 'en' ? en : typesetFrench(fr));
  const shots = JSON.parse(product.pictures) as string[];
  const isAnswered = random.chance(stars > 3 ? 0.1 : 0.5);
  return {
    product_id: product.id,
    user_id: null,
    order_line_id: null,
    nickname: random.pick(NICKNAMES[locale]),
    avatar: personPicture(random.pick(PEOPLE)),
    is_verified: random.chance(0.85),
    product_score: stars,
    service_score: random.pick([stars, 4, 5]),
    comment: say(text),
    locale,
    pictures: JSON.stringify(random.chance(0.2) ? shots.slice(1, random.between(2, shots.length)) : []),
    sku: sku.sku,
    merchant_reply: isAnswered ? say(random.pick(REPLIES[stars > 3 ? 'content' : 'not'])) : null,
    created_at: Math.round(product.created_at + random.next() * (now - product.created_at)),
  };
}

function sumUp(reviews: readonly NewRow<'reviews'>[]): ReviewTotals {
  const totals = reviews.map(({ product_score }) => totalsOf(product_score));
  const sum = (name: keyof ReviewTotals) => totals.reduce((all, one) => all + one[name], 0);
  return { good: sum('good'), medium: sum('medium'), poor: sum('poor'), stars: sum('stars') };
}
