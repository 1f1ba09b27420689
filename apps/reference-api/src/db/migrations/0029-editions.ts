import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const entry = (picture: string, name: { en: string; fr: string }, url: string, page: string) => ({
  ...{ name, picture: `/media/r1/menu/${picture}/icon.webp` },
  ...{ url: `/pages/users/${url}/index`, page: `/users/${page}` },
});

/** The menu of a shop that has set none, now with pictures. */
const entries = [
  entry('addresses', { en: 'Addresses', fr: 'Adresses' }, 'user_address_list', 'address_list'),
  entry('coupons', { en: 'Coupons', fr: 'Bons de réduction' }, 'user_coupon', 'coupon_list'),
  entry('wishes', { en: 'Wish list', fr: 'Liste d’envies' }, 'user_goods_collection', 'collection_list'),
  entry('profile', { en: 'Profile', fr: 'Profil' }, 'user_info', 'user_info'),
];

const pictures = JSON.stringify(Object.fromEntries(entries.map(({ url, picture }) => [url, picture])));

const statements: readonly string[] = [
  // Refusals with status 200 are what clients of the family read.
  `update stores set details = details - 'errorsWithStatus200' ||
    case when details->>'errorsWithStatus200' = 'true' then '{"edition": "family"}'::jsonb else '{}'::jsonb end
    where details ? 'errorsWithStatus200'`,
  `alter table stores alter column user_menu set default '${JSON.stringify({ entries, banners: [] })}'::jsonb`,
  `update stores set user_menu = jsonb_build_object(
    'entries', (
      select coalesce(jsonb_agg(case when entry->>'picture' = '' and '${pictures}'::jsonb ? (entry->>'url')
        then entry || jsonb_build_object('picture', '${pictures}'::jsonb->>(entry->>'url')) else entry end order by place), '[]')
      from jsonb_array_elements(user_menu->'entries') with ordinality as entries(entry, place)
    ),
    'banners', (
      select coalesce(jsonb_agg(case when banner->>'url' = '/products/all'
        then banner || '{"url": "/pages/goods_search/index", "page": "/products/all"}' else banner end order by place), '[]')
      from jsonb_array_elements(user_menu->'banners') with ordinality as banners(banner, place)
    )
  )`,
];

/**
 * A shop has an edition instead of a switch for the status of refusals. Phone pages show the pictures of the account menu,
 * and its banners link to them.
 */
export const editions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
