import type { LoginMethods, LoginPicture } from '@promenade/storefront-sdk/contract';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import type { DomainDeps } from '../deps.ts';
import type { Shop } from '../repositories/shops.ts';

/** The sign-in methods other than the identity provider's page, and the agreement to accept. */
export function loginMethods({ config }: DomainDeps<'config'>, shop: Shop, languages: ShopLanguages): LoginMethods {
  return {
    twitterOpen: config.twitter !== undefined,
    googleOpen: false,
    facebookOpen: false,
    googleClientId: null,
    facebookAppId: null,
    visitorOpen: true,
    agreement: textIn(shop.agreement, languages),
  };
}

/** The picture next to the sign-in form: the shop's first banner, or its logo without one. */
export function loginPicture({ details }: Shop): LoginPicture {
  return { loginLeftImage: details.banners[0]?.picture ?? details.websiteLogo };
}
