import { contract, encode } from '@promenade/storefront-sdk/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withAbsoluteMedia } from '../contract/absolute-media.ts';
import { languagesOf, localeOf } from '../contract/locale.ts';
import { allowPublicCaching } from '../contract/register.ts';
import { tryAgain } from '../db/try-again.ts';
import type { Deps } from '../deps.ts';
import { refuseWhileClosed } from '../domain/shop-closing.ts';
import { callersPaths } from '../domain/storefront-pages.ts';
import { success } from '../errors/envelope.ts';
import { categoryTree } from '../repositories/categories.ts';
import { merchantCards } from '../repositories/merchants.ts';
import type { Shop } from '../repositories/shops.ts';
import { homeIndex, userMenu } from '../repositories/stores.ts';
import { inTheirForm } from './answers.ts';
import { editionOf } from './edition.ts';
import type { NoteClient } from './undeclared-clients.ts';

const MERCHANTS_SHOWN = 6;

type Answer = (asked: { deps: Deps; shop: Shop; request: FastifyRequest }) => unknown;

/** Calls outside the contract, which only clients of the family use. */
const calls: Readonly<Record<string, Answer>> = {
  /** The home page on phones, which stays empty without it. */
  '/api/front/index': ({ deps, shop, request }) => {
    const languages = languagesOf(request, shop);
    // Only the client for phones sends it.
    const pages = callersPaths({ shop, locale: localeOf(request), edition: 'family', channel: 'mobile' });
    return tryAgain(async () => {
      const { db } = deps.database;
      const scope = { storeId: shop.id, languages };
      const home = encode(contract['store.homeIndex'].response, await homeIndex(db, shop, languages, pages)) as object;
      const merchants = await merchantCards(db, { ...scope, page: 1, limit: MERCHANTS_SHOWN });
      const { list } = encode(contract['merchants.directory'].response, merchants) as { list: unknown };
      return {
        ...home,
        menus: userMenu(shop, languages, pages).routine_my_menus,
        categoryList: encode(contract['categories.tree'].response, await categoryTree(db, scope)),
        ranking: list,
        // The first of the client's layouts for banners and categories.
        ...{ indexBannerType: '1', categoryPageConfig: '1', isShowCategory: '1' },
      };
    });
  },
  /** The first of the client's palettes. */
  '/api/front/index/color/config': () => ({ value: '1' }),
  /** The client's built-in navigation. */
  '/api/front/index/bottom/navigation': () => ({ isCustom: '0', bottomNavigationList: [] }),
};

/** The calls that only compatible clients use. All are reads without a sign-in. */
export async function compatibleCalls(app: FastifyInstance, deps: Deps, note: NoteClient): Promise<void> {
  for (const [path, answer] of Object.entries(calls)) {
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const shop = await deps.shops.byHost(request.hostname);
      refuseWhileClosed(shop, deps.now());
      if ((await editionOf(deps, request)) === 'own') note(shop);
      allowPublicCaching(reply);
      const data = inTheirForm(await answer({ deps, shop, request }), localeOf(request));
      return success(withAbsoluteMedia(data, deps.config.publicUrl));
    });
  }
}
