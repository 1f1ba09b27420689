import type { MerchantCard } from '@promenade/storefront-sdk/contract';
import { newEmail } from '../fixtures/accounts.ts';
import { plans } from '../plan.ts';
import { UNKNOWN_ID } from '../sample.ts';
import type { Shop } from '../shop.ts';
import { check, NotRun, same } from '../verdicts.ts';

function someMerchant(shop: Shop): Promise<MerchantCard> {
  return shop.memo('merchant', async () => {
    const [merchant] = (await shop.guest.call('merchants.directory', { query: {} })).list;
    if (!merchant) throw new NotRun('needs a merchant in `merchants.directory`');
    return merchant;
  });
}

const byId = async (shop: Shop) => ({ path: { id: (await someMerchant(shop)).id } });

export const merchantPlans = plans({
  'merchants.directory': {
    rules: {
      'shows three products of each merchant at most': async (shop) => {
        const { list } = await shop.guest.call('merchants.directory', { query: {} });
        for (const { name, proList } of list) check(proList.length <= 3, `${name} shows ${proList.length} products`);
      },
    },
  },
  'merchants.search': {
    rules: {
      'finds a merchant by name, and nothing by nonsense': async (shop) => {
        const { id, name: keywords } = await someMerchant(shop);
        const { list } = await shop.guest.call('merchants.search', { query: { keywords, limit: 50 } });
        check(
          list.some((merchant) => merchant.id === id),
          `“${keywords}” is not found by its name`,
        );
        const { total } = await shop.guest.call('merchants.search', { query: { keywords: 'qxzvjkwpfq' } });
        same(total, 0, 'merchants found by nonsense');
      },
    },
  },
  'merchants.index': {
    ask: byId,
    rules: {
      'is the merchant that was asked for': async (shop) => {
        const { id, name } = await someMerchant(shop);
        const found = await shop.guest.call('merchants.index', { path: { id } });
        same([found.id, found.name], [id, name], 'id and name');
      },
    },
  },
  'merchants.detail': { ask: byId },
  'merchants.customerService': { ask: byId },
  'merchants.products': {
    ask: async (shop) => ({ query: { merId: (await someMerchant(shop)).id } }),
    unknown: () => ({ query: { merId: UNKNOWN_ID } }),
    rules: {
      'has products of the merchant only': async (shop) => {
        const { id: merId } = await someMerchant(shop);
        const { list } = await shop.guest.call('merchants.products', { query: { merId, limit: 50 } });
        same(list.filter((card) => card.merId !== merId).length, 0, 'products of others');
      },
      'has as many products of a value as `search.facets` counts': async (shop) => {
        const { id: merId } = await someMerchant(shop);
        const { list, isAbout } = await shop.guest.call('search.facets', { query: { merIds: `${merId}` } });
        if (isAbout) throw new NotRun('the numbers of this shop are estimates');
        const facet = list.find(({ kind }) => kind === 'attribute');
        const [first] = facet?.values ?? [];
        if (!first) throw new NotRun('needs a merchant whose products have attributes');
        const query = { merId, attributes: first.value, limit: 1 };
        const { total } = await shop.guest.call('merchants.products', { query });
        same(total, first.count, `products with ${first.value}`);
      },
    },
  },
  'merchants.productCategories': { ask: byId },
});

/** An application in a guest's name, with the code that was mailed. */
async function application(shop: Shop) {
  const read = shop.requireHarness('code');
  const [type] = await shop.guest.call('merchants.types', {});
  const [category] = await shop.guest.call('merchants.categories', {});
  if (!type || !category) throw new NotRun('needs kinds and trades in `merchants.types` and `merchants.categories`');
  const email = newEmail();
  await shop.guest.call('applications.sendCode', { body: email });
  return {
    name: `Conformance ${crypto.randomUUID()}`,
    realName: 'Con Formance',
    email,
    captcha: await read(email),
    categoryId: category.id,
    typeId: type.id,
    qualificationPicture: '["https://conformance.example/papers.jpg"]',
    isAgreed: true,
  };
}

export const applicationPlans = plans({
  'applications.sendCode': { ask: () => ({ body: newEmail() }) },
  'applications.apply': {
    ask: async (shop) => ({ body: await application(shop) }),
    unknown: async (shop) => ({ body: { ...(await application(shop)), id: UNKNOWN_ID } }),
    rules: {
      'refuses a code that was never sent': async (shop) => {
        const body = { ...(await application(shop)), captcha: '000000', email: newEmail() };
        await shop.guest.refused('applications.apply', 400, { body });
      },
    },
  },
});
