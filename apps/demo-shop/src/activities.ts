import type { NewRow } from '@promenade/reference-api/db/tables.ts';
import type { CatalogRows } from './build-catalog.ts';
import { type Pair, typeset } from './catalog/shape.ts';
import { categoryPicture, heroPicture, productPicture } from './pictures/urls.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ActivitySeed {
  name: Pair;
  instruction: Pair;
  /** 1 carousel, 2 grid, 3 large picture. */
  type: 1 | 2 | 3;
  banner: string;
  /** Slugs, in the order in which they are shown. */
  products: readonly string[];
  /** From and until which day from now; without end, when missing. */
  days?: readonly [from: number, until: number];
}

const ACTIVITIES: readonly ActivitySeed[] = [
  {
    name: ['Four o’clock', 'Quatre heures'],
    instruction: [
      'Put the kettle on, sit down, and let the afternoon take care of itself.',
      'Mettez l’eau à chauffer, asseyez-vous, et laissez l’après-midi se débrouiller.',
    ],
    type: 1,
    banner: heroPicture('table'),
    products: [
      ...['four-o-clock-teapot', 'green-hour-tea-bowl', 'counter-coffee-cup', 'big-chip-cookies'],
      ...['hillside-honey', 'six-o-clock-croissants', 'neighbourhood-birthday-cake', 'walks-without-maps'],
      ...['beeswax-pillar-candle', 'schoolhouse-chair'],
    ],
  },
  {
    name: ['Out of the door', 'Dehors'],
    instruction: [
      'Everything for a day that begins without a plan.',
      'De quoi remplir une journée commencée sans plan.',
    ],
    type: 2,
    banner: categoryPicture('play-and-outdoors', 'banner'),
    products: [
      ...['ridge-walking-boot', 'moonrise-tent', 'lake-canoe', 'towpath-bicycle', 'meridian-pocket-compass'],
      ...['wind-lover-kite', 'cloudburst-umbrella', 'fold-out-world-map'],
    ],
  },
  {
    name: ['Make some noise', 'Faites du bruit'],
    instruction: [
      'For whoever has always wanted to begin. The neighbours have been told.',
      'Pour qui a toujours voulu s’y mettre. Les voisins sont prévenus.',
    ],
    type: 3,
    banner: heroPicture('studio'),
    products: [
      'garage-electric-guitar',
      'town-square-drum',
      'parade-trumpet',
      'midnight-saxophone',
      'upstairs-keyboard',
    ],
    days: [-10, 50],
  },
  {
    name: ['Long summer evenings', 'Longues soirées d’été'],
    instruction: [
      'Lanterns, blankets and nowhere to be. Until next year.',
      'Des lampions, des plaids et rien de prévu. À l’an prochain.',
    ],
    type: 1,
    banner: categoryPicture('home-and-garden', 'banner'),
    products: ['festival-paper-lantern', 'evening-oil-lamp', 'dune-beach-parasol'],
    days: [-90, -20],
  },
];

/** The activities of the demo shop; one of them is over. */
export function buildActivities({ merchants, products }: CatalogRows, now: number) {
  const known = new Map(products.map((product) => [product.slug, product]));
  const activities: (NewRow<'activities'> & { id: number })[] = [];
  const placed: NewRow<'activity_products'>[] = [];
  for (const [place, { name, instruction, type, banner, products: slugs, days }] of ACTIVITIES.entries()) {
    const id = place + 1;
    activities.push({
      id,
      store_id: merchants[0]?.store_id ?? 0,
      name: typeset(name),
      instruction: typeset(instruction),
      type,
      banners: JSON.stringify([banner]),
      sort: place,
      start_at: now + (days?.[0] ?? -30) * DAY_MS,
      end_at: days ? now + days[1] * DAY_MS : null,
    });
    for (const [sort, slug] of slugs.entries()) {
      const product = known.get(slug);
      if (!product) throw new Error(`An activity names an unknown product: ${slug}`);
      placed.push({ activity_id: id, product_id: product.id, sort, image: productPicture(slug, 'company') });
    }
  }
  return { activities, products: placed };
}
