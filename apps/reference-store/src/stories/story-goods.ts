import { aCategory, aProduct, MockFailure, type MockHandlers, type Shop } from '@promenade/storefront-devkit/mock';
import { type StillObject, still } from '../../../../packages/storefront-ui/src/story-data/pictures.ts';

const further = [
  { id: 7, storeName: 'Paper lamp', slug: 'paper-lamp', price: 4800, discount: 25, cateId: 3 },
  { id: 8, storeName: 'Round vase', slug: 'round-vase', price: 5600, landingPage: true, cateId: 2 },
  { id: 9, storeName: 'Beech chair', slug: 'beech-chair', price: 12_000, cateId: 4 },
  {
    ...{ id: 10, storeName: 'Felt ball', slug: 'felt-ball', price: 1250, cateId: 5, isWithdrawable: false },
    manufacturer: 'Example Felt Works\n4 Mill Lane, Portland, ME 04101, US\nhello@felt.example',
    responsiblePerson: 'Feutre Exemple\n12 quai des Promeneurs, 44000 Nantes, France',
    safetyInfo: 'Not for children under 36 months: small parts.',
  },
] as const;

const categories = [
  { name: 'Light', slug: 'light' },
  { name: 'Furniture', slug: 'furniture' },
  { name: 'Toys', slug: 'toys' },
] as const;

const objects: Readonly<Record<string, StillObject>> = {
  'linen-shirt': 'shirt',
  'canvas-bag': 'bag',
  'wool-scarf': 'scarf',
  'stoneware-mug': 'cup',
  'beeswax-candle': 'candle',
  'oak-stool': 'stool',
  'paper-lamp': 'lamp',
  'round-vase': 'vase',
  'beech-chair': 'chair',
  'felt-ball': 'ball',
  clothing: 'shirt',
  home: 'cup',
  light: 'lamp',
  furniture: 'chair',
  toys: 'ball',
};

function objectOf(slug: string): StillObject {
  const object = objects[slug];
  if (!object) throw new Error(`There is no picture for "${slug}".`);
  return object;
}
const hueOf = (index: number) => 40 + index * 50;

/** Adds products and categories to a mock shop, and pictures to everything in it. */
export function seedShop(shop: Shop): void {
  shop.account.user.avatar = still('ball', { hue: 210, width: 300, height: 300 }).src;
  if (shop.products.length > 0) {
    for (const { discount, ...facts } of further.map((one) => ({ discount: undefined, ...one }))) {
      const isOnSale = discount && { discount, discountExpiry: shop.now() + 3_600_000 };
      const merId = (facts.id % 2) + 1;
      shop.products.push(aProduct({ ...facts, ...isOnSale, uniqueKey: `k${facts.id}`, merId }));
    }
    shop.categories.push(...categories.map((one, index) => aCategory({ ...one, id: index + 3, sort: index + 3 })));
  }
  for (const [index, product] of shop.products.entries()) {
    const { productInfo } = product;
    const object = objectOf(productInfo.slug);
    productInfo.image = still(object, { hue: hueOf(index) }).src;
    productInfo.sliderImage = [productInfo.image, still([object, object], { hue: hueOf(index) + 20 }).src];
    product.merchantInfo.avatar = still('vase', { hue: hueOf(index), width: 300, height: 300 }).src;
    for (const variant of Object.values(product.productValue)) variant.image = productInfo.image;
  }
  for (const [index, category] of shop.categories.entries()) {
    category.icon = still(objectOf(category.slug), { hue: hueOf(index), width: 600, height: 600 }).src;
  }
  for (const [index, merchant] of shop.merchants.entries()) {
    const hue = hueOf(index * 2);
    merchant.avatar = still('vase', { hue, width: 300, height: 300 }).src;
    merchant.backImage = still(['chair', 'lamp', 'vase'], { hue, width: 1440, height: 480 }).src;
    merchant.streetBackImage = merchant.backImage;
    merchant.proList = shop.products
      .filter(({ productInfo }) => productInfo.merId === merchant.id)
      .slice(0, 3)
      .map(({ productInfo }) => productInfo);
  }
}

const kept = { isDel: false, createTime: null, updateTime: null };
const types = [
  { id: 1, name: 'Maker', info: 'Sells what it makes in its own workshop.', ...kept },
  { id: 2, name: 'Shop', info: 'Chooses the work of others and sells it.', ...kept },
  { id: 3, name: 'Guide', info: 'Recommends goods and earns a share of each sale.', ...kept },
];
const trades = ['Clothing', 'Home', 'Light', 'Furniture', 'Toys'].map((name, index) => ({
  ...{ id: index + 1, name, handlingFee: 0 },
  ...kept,
}));

const agreement = `<h2>Terms</h2><h2>What you promise</h2><p>You sell what is yours to sell, describe it as it is and send it in time.</p>
<h2>What we promise</h2><p>We show your goods, take the payment and hand it on after the order has arrived.</p>`;

const wide = (hue: number) => still(['lamp', 'vase', 'chair', 'cup'], { hue, width: 1600, height: 600 }).src;

/** Realistic responses where the fixtures have placeholders. */
export function storyHandlers(shop: () => Shop): MockHandlers {
  const inActivity = () =>
    shop().products.map(({ productInfo }) => ({
      ...productInfo,
      proId: productInfo.id,
      proImage: productInfo.image,
    }));
  const activity = { id: 1, name: 'Things that last', type: 2 } as const;
  return {
    'store.homeIndex': () => ({
      banner: [{ id: 1, name: 'Things worth a detour', pic: wide(250), url: '/products/all' }],
      bastBanner: [],
      logoUrl: '',
      shopPayCurrency: { country: 'US', currency: 'USD', symbol: '$', ID: '' },
      recommendImage: '',
      consumerType: 'email',
      consumerHotline: null,
      consumerH5Url: null,
      consumerMessage: null,
      consumerEmail: 'shop@example.com',
      shopStreetHeaderImag: null,
    }),
    'activities.list': () => [{ ...activity, productList: inActivity() }],
    'activities.detail': () => ({
      ...activity,
      banner: [wide(20)],
      instruction: 'Chosen for how they are made, at a lower price for two weeks.',
    }),
    'activities.products': () => ({
      list: inActivity(),
      total: shop().products.length,
      pageNum: 1,
      pages: 1,
      pageSize: 20,
    }),
    'merchants.types': () => types,
    'merchants.categories': () => trades,
    'merchants.index': ({ path }) => {
      const merchant = shop().merchants.find(({ id }) => id === Number(path.id));
      if (!merchant) throw new MockFailure(404, 'No data found');
      return {
        ...merchant,
        isCollect: shop().account.follows.some(({ id }) => id === merchant.id),
        serviceType: 'email',
        serviceLink: null,
        servicePhone: null,
        serviceMessage: null,
        serviceEmail: 'atelier@example.com',
        pcBanner: [{ sattDir: wide(merchant.id * 90) }],
        pcBackImage: merchant.backImage,
      };
    },
    'merchants.detail': ({ path }) => ({
      id: Number(path.id),
      realName: 'Ada Martin',
      email: 'atelier@example.com',
      phone: '+1 555 0100',
      address: '12 Harbour Street, Portland',
      qualificationPicture: [still('cup', { hue: 40, width: 600, height: 800, alt: 'Licence' }).src],
      intro: 'A workshop for things of linen, wool and clay.',
      createTime: shop().now() - 86_400_000,
      collectNum: 128,
    }),
    'applications.agreement': () => ({ agreement }),
  };
}
