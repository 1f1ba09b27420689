import type { Page, ProductCard, ProductDetail } from '@promenade/storefront-sdk';

export function productCard(id: number, more: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    slug: `lamp-${id}`,
    uniqueKey: `key${id}`,
    storeName: `Lamp ${id}`,
    image: '/lamp.jpg',
    price: 4_800,
    storePrice: null,
    discount: null,
    discountExpiry: null,
    rating: 4.3,
    sales: 1_100,
    ficti: 134,
    isShippingIncluded: true,
    landingPage: false,
    listedOnStore: true,
    otPrice: null,
    stock: 5,
    unitName: '',
    merId: 1,
    ...more,
  };
}

export function page<Item>(list: Item[], pageNum = 1, pages = 1): Page<Item> {
  return { list, pageNum, pages, total: pages * list.length, pageSize: list.length };
}

export function productDetail(more: Partial<ProductDetail> = {}): ProductDetail {
  const sku = (id: number, stock: number, price: number, values: string) => {
    return { id, price, stock, image: `/${id}.jpg`, productId: 1, sku: values };
  };
  return {
    productInfo: {
      id: 1,
      storeName: 'Lamp',
      slug: 'lamp-1',
      uniqueKey: 'key1',
      sliderImage: [],
      showcaseVideo: null,
      price: 4_800,
      discount: null,
      discountExpiry: null,
      sales: 0,
      ficti: 0,
      rating: 0,
      stock: 10,
      isShippingIncluded: true,
      merId: 1,
      image: '/lamp.jpg',
      storeInfo: '',
      content: '',
      otPrice: null,
      unitName: '',
      browse: 0,
      landingPage: false,
      listedOnStore: true,
      cateId: 0,
      customAttributes: [],
    },
    productAttr: [
      { id: 1, attrName: 'Colour', attrValues: 'Red,Blue', type: 0 },
      { id: 2, attrName: 'Size', attrValues: 'S,L', type: 0 },
    ],
    productValue: {
      'Red,S': sku(11, 0, 4_800, 'Red,S'),
      'Red,L': sku(12, 3, 5_000, 'Red,L'),
      'Blue,S': sku(13, 20, 4_900, 'Blue,S'),
    },
    variantPrice: [],
    storePrice: null,
    userCollect: false,
    merchantInfo: { name: '', avatar: '', isSelf: true, starLevel: 0, typeId: 1, proList: [], isCollect: false },
    ...more,
  };
}
