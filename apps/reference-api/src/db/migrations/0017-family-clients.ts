import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The menu of a shop that has set none. */
const menu = {
  entries: [
    {
      name: { en: 'Addresses', fr: 'Adresses' },
      picture: '',
      url: '/pages/users/user_address_list/index',
      page: '/users/address_list',
    },
    {
      name: { en: 'Coupons', fr: 'Bons de réduction' },
      picture: '',
      url: '/pages/users/user_coupon/index',
      page: '/users/coupon_list',
    },
    {
      name: { en: 'Wish list', fr: 'Liste d’envies' },
      picture: '',
      url: '/pages/users/user_goods_collection/index',
      page: '/users/collection_list',
    },
    {
      name: { en: 'Profile', fr: 'Profil' },
      picture: '',
      url: '/pages/users/user_info/index',
      page: '/users/user_info',
    },
  ],
  banners: [],
};

/** Dialling codes of addresses, and the entries of the account menu. */
const statements: readonly string[] = [
  `alter table addresses add column country_code text not null default ''`,
  `alter table stores add column user_menu jsonb not null default '${JSON.stringify(menu)}'::jsonb`,
];

export const familyClients: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
