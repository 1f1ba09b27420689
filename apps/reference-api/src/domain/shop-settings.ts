import { isEmail } from '@promenade/storefront-hooks/domain';
import { isCurrency } from '@promenade/storefront-sdk/money';
import { CHANNELS, EDITIONS } from '../compatibility/edition.ts';
import type { Db, StoreDetailsRecord } from '../db/tables.ts';
import type { ShopText } from '../db/texts.ts';
import { badField, Refused } from '../errors/refused.ts';
import { MEDIA_ROOT, UPLOADS_ROOT } from '../media/urls.ts';
import { hasCategories, hasOrders, putDetails, putLanguages, renameShop, type Shop } from '../repositories/shops.ts';
import { inTransaction } from '../repositories/transaction.ts';
import { namedShop } from './named-shop.ts';
import { openSearchLanguages } from './search-languages.ts';
import { isTimeZone } from './shop-time.ts';

type Network = StoreDetailsRecord['socialLinks'][number]['network'];
type Kind =
  | 'account'
  | 'words'
  | 'name'
  | 'picture'
  | 'yes or no'
  | 'e-mail'
  | 'time zone'
  | 'days'
  | 'currency'
  | { pattern: RegExp; form: string };

/** Settings of a shop that an operator may change, with their valid values. */
export const SHOP_SETTINGS = {
  name: 'name',
  languages: { pattern: /^[a-z]{2,3}(?:,[a-z]{2,3}){0,7}$/, form: 'codes such as en,fr,de, the default first' },
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
  agents: { pattern: /^(?:on|read|off)$/, form: 'on, read or off' },
  cartLinks: 'yes or no',
  edition: { pattern: new RegExp(`^(?:${EDITIONS.join('|')})$`), form: EDITIONS.join(' or ') },
  channel: { pattern: new RegExp(`^(?:${CHANNELS.join('|')})$`), form: CHANNELS.join(' or ') },
  gtmId: { pattern: /^(?:GTM-[A-Z0-9]{4,10}|G-[A-Z0-9]{4,12})$/, form: 'GTM-… or G-…' },
  pixelId: { pattern: /^\d{5,20}$/, form: '5 to 20 digits' },
  postHogKey: { pattern: /^phc_[A-Za-z0-9]{20,64}$/, form: 'phc_…' },
  domainUrl: { pattern: /^https:\/\/[a-z0-9.-]+(?::\d+)?$/, form: 'https://…' },
  timeZone: 'time zone',
  withdrawalDays: 'days',
  country: { pattern: /^[A-Z]{2}$/, form: 'a code of two letters such as FR' },
  lowestPrice: 'yes or no',
  currency: 'currency',
  shopPayCurrencySymbol: { pattern: /^[^\s<>]{1,4}$/, form: 'a symbol such as $' },
  facebook: 'account',
  linkedin: 'account',
  pinterest: 'account',
  twitter: 'account',
} as const satisfies Partial<Record<keyof StoreDetailsRecord | 'name' | 'languages' | Network, Kind>>;

const PICTURE = new RegExp(`^(?:${MEDIA_ROOT}|${UPLOADS_ROOT})/[\\w/-]+\\.(?:webp|jpg|png)$`);

/** The shop's own page on a network. */
const ACCOUNT = /^https:\/\/[a-z0-9][^\s<>"\\]{2,300}$/;

/** Typed instead of a value, it takes an id away. */
const NONE = 'none';

function written(kind: Kind, given: string): unknown {
  if (kind === 'words') return given;
  if (kind === 'yes or no') return given === 'yes' || given === 'no' ? given === 'yes' : undefined;
  if (kind === 'e-mail') return isEmail(given) ? given : undefined;
  if (kind === 'time zone') return isTimeZone(given) ? given : undefined;
  if (kind === 'days') return /^\d{1,3}$/.test(given) ? Number(given) : undefined;
  if (kind === 'name') return given.length <= 80 ? given : undefined;
  if (kind === 'picture') return given === NONE ? '' : PICTURE.test(given) ? given : undefined;
  if (given === NONE) return null;
  if (kind === 'account') return ACCOUNT.test(given) ? given : undefined;
  if (kind === 'currency') return isCurrency(given) ? given : undefined;
  return kind.pattern.test(given) ? given : undefined;
}

function formOf(kind: Kind): string {
  if (kind === 'account') return `the shop’s page there, as in https://…, or ${NONE}`;
  if (kind === 'time zone') return 'a name such as Europe/Paris or UTC';
  if (kind === 'days') return 'a number of days, 0 for none';
  if (kind === 'currency') return `a code of ISO 4217 such as EUR, or ${NONE}`;
  if (typeof kind === 'object') return `${kind.form}, or ${NONE}`;
  return kind === 'picture' ? `the address that "picture add" returns, or ${NONE}` : kind;
}

/** The shop's accounts with networks, one of which is another one, or none any more. */
function accountsWith({ details }: Shop, network: string, url: unknown) {
  const others = details.socialLinks.filter((link) => link.network !== network);
  return { socialLinks: url === null ? others : [...others, { network, url }] };
}

/** The default language may change only as long as there are no texts that are complete in it. */
function changeLanguages(db: Db, shop: Shop, given: readonly string[], now: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [main = shop.languages[0], ...others] = new Set(given);
    if (main !== shop.languages[0] && (await hasCategories(tx, shop.id))) throw new Refused(409, 'languageInUse');
    await putLanguages(tx, shop.id, [main, ...others]);
    return openSearchLanguages(tx, shop.id, now);
  });
}

/**
 * Changes one setting of a shop. Other languages begin a task, which makes products findable in them.
 *
 * @throws Refused when there is no such shop or setting, or when its value has another form.
 */
export async function changeShop(
  db: Db,
  given: { setting: string; value: string; language?: string | undefined; host?: string | undefined },
  now: number,
): Promise<{ name: string; task?: number }> {
  const { setting, value, host } = given;
  const shop = await namedShop(db, host);
  const { language = shop.languages[0] } = given;
  if (!shop.languages.includes(language)) throw badField('language', 'languageUnknown');
  if (!Object.hasOwn(SHOP_SETTINGS, setting)) {
    throw new Refused(400, 'settingUnknown', { values: { setting, settings: Object.keys(SHOP_SETTINGS).join(', ') } });
  }
  const kind: Kind = SHOP_SETTINGS[setting as keyof typeof SHOP_SETTINGS];
  const next = written(kind, value);
  if (next === undefined) throw new Refused(400, 'settingValue', { values: { setting, form: formOf(kind) } });
  if (setting === 'currency' && (await hasOrders(db, shop.id))) throw new Refused(409, 'currencyInUse');
  if (setting === 'name') await renameShop(db, shop.id, value);
  else if (setting === 'languages')
    return { name: shop.name, task: await changeLanguages(db, shop, value.split(','), now) };
  else if (kind === 'account') await putDetails(db, shop.id, accountsWith(shop, setting, next));
  else if (kind === 'words') {
    const text = shop.details[setting as keyof StoreDetailsRecord] as ShopText;
    await putDetails(db, shop.id, { [setting]: { ...text, [language]: value } });
  } else await putDetails(db, shop.id, { [setting]: next });
  return shop;
}
