import {
  bool,
  type Infer,
  int,
  json,
  listOf,
  nullable,
  number,
  object,
  oneOfOpen,
  orText,
  text,
  time,
  withDefault,
} from '../schema/schema.ts';
import { MerchantProduct } from './products.ts';

export const MerchantType = object({
  /** Its id. */
  id: int,
  /** Name. */
  name: text,
  /** Papers that an applicant has to upload. */
  info: text,
  /** Whether it is deleted. */
  isDel: bool,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** When it was changed, epoch ms. */
  updateTime: nullable(time),
});
/** A kind of merchant: 1 has products, 2 can promote products, 3 both. */
export interface MerchantType extends Infer<typeof MerchantType> {}

export const MerchantCategory = object({
  /** Its id. */
  id: int,
  /** Name. */
  name: text,
  /** Percent. */
  handlingFee: withDefault(number, 0),
  /** Whether it is deleted. */
  isDel: bool,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** When it was changed, epoch ms. */
  updateTime: nullable(time),
});
/** A category of merchants, with the platform's fee. */
export interface MerchantCategory extends Infer<typeof MerchantCategory> {}

export const MerchantCard = object({
  /** Id of the merchant. */
  id: int,
  /** Name of the merchant. */
  name: text,
  /** Trade, an id of `merchants.categories`. */
  categoryId: withDefault(int, 0),
  /** Kind of merchant, an id of `merchants.types`. */
  typeId: withDefault(int, 0),
  /** Whether the platform itself sells. */
  isSelf: bool,
  /** Address of the background picture. */
  backImage: text,
  /** Address of the picture. */
  avatar: text,
  /** Address of the background picture for lists. */
  streetBackImage: text,
  /** Stars of the merchant, 1 to 5; 0 where the backend does not tell. */
  starLevel: withDefault(int, 0),
  /** Up to three of its products. */
  proList: listOf(MerchantProduct),
});
/** A merchant in a list, with up to three products. */
export interface MerchantCard extends Infer<typeof MerchantCard> {}

/** How to reach customer service; `H5` is `h5`, and `hotline` is what the platform calls `phone`. */
const serviceType = nullable(oneOfOpen('h5', 'H5', 'message', 'phone', 'hotline', 'email'));

export const CustomerService = object({
  /** The way to reach it: `h5` (or `H5`), `message`, `phone` (the platform says `hotline`), `email`; null for none. */
  serviceType,
  /** Address of the service page, for `h5`. */
  serviceLink: nullable(text),
  /** Phone number. */
  servicePhone: nullable(text),
  /** Address of the messenger. */
  serviceMessage: nullable(text),
  /** E-mail address. */
  serviceEmail: nullable(text),
});
/** Customer service of a merchant; the field that `serviceType` names is the one to use. */
export interface CustomerService extends Infer<typeof CustomerService> {}

const Banner = object({
  /** Address of the picture. */
  sattDir: text,
});
export const MerchantIndex = object({
  /** Id of the merchant; backends of the family may send the id of another row. */
  id: int,
  /** Name. */
  name: text,
  /** Trade, an id of `merchants.categories`. */
  categoryId: withDefault(int, 0),
  /** Kind of merchant, an id of `merchants.types`. */
  typeId: withDefault(int, 0),
  /** Whether the platform itself sells. */
  isSelf: bool,
  /** Address of the background picture. */
  backImage: text,
  /** Address of the picture. */
  avatar: text,
  /** Stars of the merchant, 1 to 5; 0 where the backend does not tell. */
  starLevel: withDefault(int, 0),
  /** Whether the shopper follows the merchant. */
  isCollect: bool,
  /** The way to reach customer service: `h5` (or `H5`), `message`, `phone` (the platform says `hotline`), `email`; null for none. */
  serviceType,
  /** Address of the service page, for `h5`. */
  serviceLink: nullable(text),
  /** Phone number. */
  servicePhone: nullable(text),
  /** Address of the messenger. */
  serviceMessage: nullable(text),
  /** E-mail address. */
  serviceEmail: nullable(text),
  /** The banners; backends may send bare addresses. */
  pcBanner: withDefault(json(listOf(orText(Banner, 'sattDir'))), () => []),
  /** Address of the background picture on large screens. */
  pcBackImage: nullable(text),
});
/** Header data of a merchant's pages; `isCollect` is true if the shopper follows it. */
export interface MerchantIndex extends Infer<typeof MerchantIndex> {}

export const MerchantDetail = object({
  /** Id of the merchant; backends of the family may send the id of another row. */
  id: int,
  /** Name of the person. */
  realName: text,
  /** E-mail address. */
  email: text,
  /** Phone number. */
  phone: text,
  /** Postal address, in one text. */
  address: text,
  /** Addresses of the papers. */
  qualificationPicture: withDefault(json(listOf(text)), () => []),
  /** Introduction, plain text. */
  intro: text,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** How many shoppers follow. */
  collectNum: withDefault(int, 0),
});
/** Who stands behind a merchant: contact, papers, followers. */
export interface MerchantDetail extends Infer<typeof MerchantDetail> {}
