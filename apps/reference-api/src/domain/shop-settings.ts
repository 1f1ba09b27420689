import { isEmail } from '@promenade/storefront-hooks/domain';
import type { StoreDetailsRecord } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { Refused } from '../errors/refused.ts';
import { MEDIA_ROOT, UPLOADS_ROOT } from '../media/urls.ts';
import { putDetails, renameShop, type Shop, shopByHost } from '../repositories/shops.ts';

type Kind = 'words' | 'name' | 'picture' | 'yes or no' | 'e-mail' | { pattern: RegExp; form: string };

/** What an operator may change of a shop, and what it may say. Texts are in both languages. */
export const SHOP_SETTINGS = {
  name: 'name',
  websiteLogo: 'picture',
  websiteFavicon: 'picture',
  websiteTitle: 'words',
  websiteDesc: 'words',
  websiteShortAnnouncement: 'words',
  websiteCopyrightInfo: 'words',
  storeVision: 'words',
  email: 'e-mail',
  showDefaultNavBar: 'yes or no',
  showDefaultFooter: 'yes or no',
  landingPageShowFooter: 'yes or no',
  showRegistrationPanel: 'yes or no',
  errorsWithStatus200: 'yes or no',
  gtmId: { pattern: /^(?:GTM-[A-Z0-9]{4,10}|G-[A-Z0-9]{4,12})$/, form: 'GTM-… or G-…' },
  pixelId: { pattern: /^\d{5,20}$/, form: '5 to 20 digits' },
  postHogKey: { pattern: /^phc_[A-Za-z0-9]{20,64}$/, form: 'phc_…' },
  domainUrl: { pattern: /^https:\/\/[a-z0-9.-]+(?::\d+)?$/, form: 'https://…' },
  shopPayCurrencySymbol: { pattern: /^[^\s<>]{1,4}$/, form: 'a symbol such as $' },
} as const satisfies Partial<Record<keyof StoreDetailsRecord | 'name', Kind>>;

const PICTURE = new RegExp(`^(?:${MEDIA_ROOT}|${UPLOADS_ROOT})/[\\w/-]+\\.(?:webp|jpg|png)$`);

/** Typed instead of a value, it takes an id away. */
const NONE = 'none';

function written(kind: Kind, given: string, fr: string): unknown {
  if (kind === 'words') return { en: given, fr };
  if (kind === 'yes or no') return given === 'yes' || given === 'no' ? given === 'yes' : undefined;
  if (kind === 'e-mail') return isEmail(given) ? given : undefined;
  if (kind === 'name') return given.length <= 80 ? given : undefined;
  if (kind === 'picture') return given === NONE ? '' : PICTURE.test(given) ? given : undefined;
  if (given === NONE) return null;
  return kind.pattern.test(given) ? given : undefined;
}

function formOf(kind: Kind): string {
  if (typeof kind === 'object') return `${kind.form}, or ${NONE}`;
  return kind === 'picture' ? `the address that "picture add" returns, or ${NONE}` : kind;
}

/**
 * Changes one setting of a shop.
 *
 * @throws Refused when there is no such shop or setting, or when its value has another form.
 */
export async function changeShop(
  { database }: Pick<Deps, 'database'>,
  given: { setting: string; value: string; fr?: string | undefined; host?: string | undefined },
): Promise<Shop> {
  const { setting, value, fr = value, host = '*' } = given;
  const shop = await shopByHost(database.db, host);
  if (!shop) throw new Refused(404, 'shopUnknown', { values: { host } });
  if (!Object.hasOwn(SHOP_SETTINGS, setting)) {
    throw new Refused(400, 'settingUnknown', { values: { setting, settings: Object.keys(SHOP_SETTINGS).join(', ') } });
  }
  const kind: Kind = SHOP_SETTINGS[setting as keyof typeof SHOP_SETTINGS];
  const next = written(kind, value, fr);
  if (next === undefined) throw new Refused(400, 'settingValue', { values: { setting, form: formOf(kind) } });
  if (setting === 'name') await renameShop(database.db, shop.id, value);
  else await putDetails(database.db, shop.id, { [setting]: next });
  return shop;
}
