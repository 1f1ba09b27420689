import { createHash } from 'node:crypto';
import type { InputOf, StorePage } from '@promenade/storefront-sdk/contract';
import type { CallContext } from '../contract/types.ts';
import type { Db, Row } from '../db/index.ts';
import { type ShopText, textIn } from '../db/texts.ts';
import { notFound, Refused } from '../errors/refused.ts';
import { PAGES_ROOT } from '../media/urls.ts';
import { dropPage, type PageKey, publishedPage, putPage, putPageFile } from '../repositories/shop-pages.ts';
import type { Shop } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { namedShop } from './named-shop.ts';
import { SLUG } from './slugs.ts';

type PageType = Row<'store_pages'>['type'];

/** The types of pages, and whether there is one for each slug. */
const types: Readonly<Record<PageType, { hasSlugs: boolean }>> = {
  HEADER: { hasSlugs: false },
  FOOTER: { hasSlugs: false },
  HOME: { hasSlugs: false },
  LANDING: { hasSlugs: true },
  CUSTOM: { hasSlugs: true },
};

const addressOf = (name: string) => `${PAGES_ROOT}/${name}`;

/** The URLs of the HTML and CSS of a page that the shop's owner designed, in the language of the call; otherwise null. */
export async function shopPage(
  call: CallContext,
  { type, slug }: InputOf<'store.page'>['query'],
): Promise<StorePage | null> {
  const key = { store_id: call.shop.id, type, slug: types[type].hasSlugs ? (slug ?? '') : '' };
  const page = await publishedPage(call.db, key);
  if (!page) return null;
  const css = page.css === null ? '' : addressOf(page.css);
  return { html: addressOf(textIn(page.html, call.languages)), css, name: page.name, type, slug: page.slug || null };
}

/** A page as submitted. */
export interface PageDraft {
  type: string;
  slug?: string | undefined;
  /** Host name of the shop; by default the shop that matches any. */
  host?: string | undefined;
  /** @default the type and the slug */
  name?: string | undefined;
  /** In the shop's default language. */
  html: string;
  /** In further languages. */
  translations?: ShopText | undefined;
  css?: string | undefined;
}

interface PagePlace {
  shop: Shop;
  key: PageKey;
}

async function placeOf(db: Db, { type, slug = '', host }: Omit<PageDraft, 'html'>): Promise<PagePlace> {
  const known = (Object.keys(types) as PageType[]).find((one) => one === type.toUpperCase());
  if (!known) throw new Refused(400, 'pageTypeUnknown', { values: { types: Object.keys(types).join(', ') } });
  const { hasSlugs } = types[known];
  if (hasSlugs ? !SLUG.test(slug) : slug !== '') {
    throw new Refused(400, hasSlugs ? 'pageSlugMissing' : 'pageSlugNeedless', { values: { type: known } });
  }
  const shop = await namedShop(db, host);
  return { shop, key: { store_id: shop.id, type: known, slug } };
}

/** Files are named by a hash of their content, so that the content of a URL never changes. */
async function keepFile(tx: Db, content: string, ending: 'html' | 'css', now: number): Promise<string> {
  const name = `${createHash('sha256').update(content).digest('hex').slice(0, 32)}.${ending}`;
  await putPageFile(tx, { name, content, created_at: now });
  return name;
}

/** Publishes a page in place of the previous one. Clients must sanitize its HTML: its owner may be hostile. */
export function publishPage(db: Db, draft: PageDraft, now: number): Promise<PageKey> {
  return inTransaction(db, async (tx) => {
    const { shop, key } = await placeOf(tx, draft);
    const html: Record<string, string> = {};
    for (const [language, content] of Object.entries({ [shop.languages[0]]: draft.html, ...draft.translations }))
      html[language] = await keepFile(tx, content, 'html', now);
    await putPage(tx, {
      ...key,
      name: draft.name ?? `${key.type} ${key.slug}`.trim(),
      html,
      css: draft.css === undefined ? null : await keepFile(tx, draft.css, 'css', now),
      created_at: now,
      updated_at: now,
    });
    return key;
  });
}

/**
 * Takes a page down.
 *
 * @throws Refused 404 when there is none.
 */
export async function withdrawPage(db: Db, draft: Omit<PageDraft, 'html'>): Promise<PageKey> {
  const { key } = await placeOf(db, draft);
  if (!(await dropPage(db, key))) throw notFound();
  return key;
}
