import { isEmail } from '@promenade/storefront-hooks/domain';
import { EDITIONS } from '../compatibility/edition.ts';
import type { Db, StoreDetailsRecord } from '../db/tables.ts';
import { Refused } from '../errors/refused.ts';
import { MEDIA_ROOT, UPLOADS_ROOT } from '../media/urls.ts';
import { hasOrders, putDetails, renameShop, type Shop } from '../repositories/shops.ts';
import { namedShop } from './named-shop.ts';
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
  | { pattern: RegExp; form: string };

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
  agents: { pattern: /^(?:on|read|off)$/, form: 'on, read or off' },
  cartLinks: 'yes or no',
  edition: { pattern: new RegExp(`^(?:${EDITIONS.join('|')})$`), form: EDITIONS.join(' or ') },
  gtmId: { pattern: /^(?:GTM-[A-Z0-9]{4,10}|G-[A-Z0-9]{4,12})$/, form: 'GTM-… or G-…' },
  pixelId: { pattern: /^\d{5,20}$/, form: '5 to 20 digits' },
  postHogKey: { pattern: /^phc_[A-Za-z0-9]{20,64}$/, form: 'phc_…' },
  domainUrl: { pattern: /^https:\/\/[a-z0-9.-]+(?::\d+)?$/, form: 'https://…' },
  timeZone: 'time zone',
  withdrawalDays: 'days',
  country: { pattern: /^[A-Z]{2}$/, form: 'a code of two letters such as FR' },
  lowestPrice: 'yes or no',
  currency: { pattern: /^[A-Z]{3}$/, form: 'a code of three letters such as EUR' },
  shopPayCurrencySymbol: { pattern: /^[^\s<>]{1,4}$/, form: 'a symbol such as $' },
  facebook: 'account',
  linkedin: 'account',
  pinterest: 'account',
  twitter: 'account',
} as const satisfies Partial<Record<keyof StoreDetailsRecord | 'name' | Network, Kind>>;

const PICTURE = new RegExp(`^(?:${MEDIA_ROOT}|${UPLOADS_ROOT})/[\\w/-]+\\.(?:webp|jpg|png)$`);

/** The shop's own page on a network. */
const ACCOUNT = /^https:\/\/[a-z0-9][^\s<>"\\]{2,300}$/;

/** Typed instead of a value, it takes an id away. */
const NONE = 'none';

function written(kind: Kind, given: string, fr: string): unknown {
  if (kind === 'words') return { en: given, fr };
  if (kind === 'yes or no') return given === 'yes' || given === 'no' ? given === 'yes' : undefined;
  if (kind === 'e-mail') return isEmail(given) ? given : undefined;
  if (kind === 'time zone') return isTimeZone(given) ? given : undefined;
  if (kind === 'days') return /^\d{1,3}$/.test(given) ? Number(given) : undefined;
  if (kind === 'name') return given.length <= 80 ? given : undefined;
  if (kind === 'picture') return given === NONE ? '' : PICTURE.test(given) ? given : undefined;
  if (given === NONE) return null;
  if (kind === 'account') return ACCOUNT.test(given) ? given : undefined;
  return kind.pattern.test(given) ? given : undefined;
}

function formOf(kind: Kind): string {
  if (kind === 'account') return `the shop’s page there, as in https://…, or ${NONE}`;
  if (kind === 'time zone') return 'a name such as Europe/Paris or UTC';
  if (kind === 'days') return 'a number of days, 0 for none';
  if (typeof kind === 'object') return `${kind.form}, or ${NONE}`;
  return kind === 'picture' ? `the address that "picture add" returns, or ${NONE}` : kind;
}

/** The shop's accounts with networks, one of which is another one, or none any more. */
function accountsWith({ details }: Shop, network: string, url: unknown) {
  const others = details.socialLinks.filter((link) => link.network !== network);
  return { socialLinks: url === null ? others : [...others, { network, url }] };
}

/**
 * Changes one setting of a shop.
 *
 * @throws Refused when there is no such shop or setting, or when its value has another form.
 */
export async function changeShop(
  db: Db,
  given: { setting: string; value: string; fr?: string | undefined; host?: string | undefined },
): Promise<Shop> {
  const { setting, value, fr = value, host } = given;
  const shop = await namedShop(db, host);
  if (!Object.hasOwn(SHOP_SETTINGS, setting)) {
    throw new Refused(400, 'settingUnknown', { values: { setting, settings: Object.keys(SHOP_SETTINGS).join(', ') } });
  }
  const kind: Kind = SHOP_SETTINGS[setting as keyof typeof SHOP_SETTINGS];
  const next = written(kind, value, fr);
  if (next === undefined) throw new Refused(400, 'settingValue', { values: { setting, form: formOf(kind) } });
  if (setting === 'currency' && (await hasOrders(db, shop.id))) throw new Refused(409, 'currencyInUse');
  if (setting === 'name') await renameShop(db, shop.id, value);
  else await putDetails(db, shop.id, kind === 'account' ? accountsWith(shop, setting, next) : { [setting]: next });
  return shop;
}
