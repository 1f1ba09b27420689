import { endpoint } from './endpoint.ts';
import { MerchantProduct, ProductCard } from './products.ts';
import { bool, type Infer, int, json, list, nullable, number, object, oneOf, page, text, time } from './schema.ts';
import { Category } from './store.ts';

export const MerchantType = object({
  id: int,
  name: text,
  /** Papers that an applicant has to upload. */
  info: text,
  isDel: bool,
  createTime: nullable(time),
  updateTime: nullable(time),
});
/** A kind of merchant: 1 has products, 2 can promote products, 3 both. */
export type MerchantType = Infer<typeof MerchantType>;

export const MerchantCategory = object({
  id: int,
  name: text,
  /** Percent. */
  handlingFee: number,
  isDel: bool,
  createTime: nullable(time),
  updateTime: nullable(time),
});
/** What a merchant trades in, with the platform's fee. */
export type MerchantCategory = Infer<typeof MerchantCategory>;

export const MerchantCard = object({
  id: int,
  name: text,
  categoryId: int,
  typeId: int,
  isSelf: bool,
  backImage: text,
  avatar: text,
  streetBackImage: text,
  starLevel: int,
  proList: list(MerchantProduct),
});
/** A merchant in a list, with up to three products. */
export type MerchantCard = Infer<typeof MerchantCard>;

/** How to reach customer service; `H5` is `h5`, and `hotline` is what the platform calls `phone`. */
const serviceType = nullable(oneOf('h5', 'H5', 'message', 'phone', 'hotline', 'email'));

export const CustomerService = object({
  serviceType,
  serviceLink: nullable(text),
  servicePhone: nullable(text),
  serviceMessage: nullable(text),
  serviceEmail: nullable(text),
});
/** Customer service of a merchant; the field that `serviceType` names is the one to use. */
export type CustomerService = Infer<typeof CustomerService>;

export const MerchantIndex = object({
  id: int,
  name: text,
  categoryId: int,
  typeId: int,
  isSelf: bool,
  backImage: text,
  avatar: text,
  starLevel: int,
  isCollect: bool,
  serviceType,
  serviceLink: nullable(text),
  servicePhone: nullable(text),
  serviceMessage: nullable(text),
  serviceEmail: nullable(text),
  pcBanner: json(list(text)),
  pcBackImage: nullable(text),
});
/** What the pages of a merchant start with; `isCollect` tells whether the shopper follows. */
export type MerchantIndex = Infer<typeof MerchantIndex>;

export const MerchantDetail = object({
  id: int,
  realName: text,
  email: text,
  phone: text,
  address: text,
  qualificationPicture: json(list(text)),
  intro: text,
  createTime: nullable(time),
  collectNum: int,
});
/** Who stands behind a merchant: contact, papers, followers. */
export type MerchantDetail = Infer<typeof MerchantDetail>;

export const merchantTypes = endpoint(
  'merchant.types',
  'GET',
  '/api/front/merchant/all/type/list',
  'guest',
  list(MerchantType),
);
export const merchantCategories = endpoint(
  'merchant.categories',
  'GET',
  '/api/front/merchant/all/category/list',
  'guest',
  list(MerchantCategory),
);
export const merchantStreet = endpoint(
  'merchant.street',
  'GET',
  '/api/front/merchant/street',
  'guest',
  page(MerchantCard),
);
export const merchantSearch = endpoint(
  'merchant.search',
  'GET',
  '/api/front/merchant/search/list',
  'guest',
  page(MerchantCard),
);
export const merchantIndex = endpoint(
  'merchant.index',
  'GET',
  '/api/front/merchant/index/info/{id}',
  'optional',
  MerchantIndex,
);
export const merchantDetail = endpoint(
  'merchant.detail',
  'GET',
  '/api/front/merchant/detail/{id}',
  'guest',
  MerchantDetail,
);
export const merchantCustomerService = endpoint(
  'merchant.customerService',
  'GET',
  '/api/front/merchant/customer/service/info/{id}',
  'guest',
  CustomerService,
);
export const merchantProducts = endpoint(
  'merchant.products',
  'GET',
  '/api/front/product/merchant/pro/list',
  'guest',
  page(ProductCard),
);
export const merchantProductCategories = endpoint(
  'merchant.productCategories',
  'GET',
  '/api/front/product/merchant/{id}/category/list',
  'guest',
  list(Category),
);
