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
  /** Id. */
  id: int,
  /** Name. */
  name: text,
  /** Documents that an applicant must upload. */
  info: text,
  /** Whether it is deleted. */
  isDel: bool,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** When it was changed, epoch ms. */
  updateTime: nullable(time),
});
/** A type of merchant: 1 has products, 2 can promote products, 3 both. */
export interface MerchantType extends Infer<typeof MerchantType> {}

export const MerchantCategory = object({
  /** Id. */
  id: int,
  /** Name. */
  name: text,
  /** Platform fee, in percent. */
  handlingFee: withDefault(number, 0),
  /** Whether it is deleted. */
  isDel: bool,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** When it was changed, epoch ms. */
  updateTime: nullable(time),
});
/** A category of merchants, with the fee of the platform. */
export interface MerchantCategory extends Infer<typeof MerchantCategory> {}

export const MerchantCard = object({
  /** Id of the merchant. */
  id: int,
  /** Name of the merchant. */
  name: text,
  /** Category of the merchant, an id of `merchants.categories`. */
  categoryId: withDefault(int, 0),
  /** Type of merchant, an id of `merchants.types`. */
  typeId: withDefault(int, 0),
  /** Whether the platform is the merchant. */
  isSelf: bool,
  /** URL of the background image. */
  backImage: text,
  /** Image URL. */
  avatar: text,
  /** URL of the background image for lists. */
  streetBackImage: text,
  /** Stars of the merchant, 1 to 5; 0 if the backend does not send them. */
  starLevel: withDefault(int, 0),
  /** Up to three products. */
  proList: listOf(MerchantProduct),
});
/** A merchant in a list, with up to three products. */
export interface MerchantCard extends Infer<typeof MerchantCard> {}

/** Channel of customer service. `H5` means `h5`; the platform uses `hotline` for `phone`. */
const serviceType = nullable(oneOfOpen('h5', 'H5', 'message', 'phone', 'hotline', 'email'));

export const CustomerService = object({
  /** Channel: `h5` (or `H5`), `message`, `phone` (`hotline` for the platform) or `email`; null for none. */
  serviceType,
  /** URL of the service page, for `h5`. */
  serviceLink: nullable(text),
  /** Phone number. */
  servicePhone: nullable(text),
  /** URL of the messenger chat. */
  serviceMessage: nullable(text),
  /** E-mail address. */
  serviceEmail: nullable(text),
});
/** Customer service of a merchant. `serviceType` says which field to use. */
export interface CustomerService extends Infer<typeof CustomerService> {}

const Banner = object({
  /** Image URL. */
  sattDir: text,
});
export const MerchantIndex = object({
  /** Id of the merchant. CRMEB backends may send another id, which the call replaces. */
  id: int,
  /** Name. */
  name: text,
  /** Category of the merchant, an id of `merchants.categories`. */
  categoryId: withDefault(int, 0),
  /** Type of merchant, an id of `merchants.types`. */
  typeId: withDefault(int, 0),
  /** Whether the platform is the merchant. */
  isSelf: bool,
  /** URL of the background image. */
  backImage: text,
  /** Image URL. */
  avatar: text,
  /** Stars of the merchant, 1 to 5; 0 if the backend does not send them. */
  starLevel: withDefault(int, 0),
  /** Whether the shopper follows the merchant. */
  isCollect: bool,
  /**
   * Channel of customer service: `h5` (or `H5`), `message`, `phone` (`hotline` for the platform) or `email`; null for
   * none.
   */
  serviceType,
  /** URL of the service page, for `h5`. */
  serviceLink: nullable(text),
  /** Phone number. */
  servicePhone: nullable(text),
  /** URL of the messenger chat. */
  serviceMessage: nullable(text),
  /** E-mail address. */
  serviceEmail: nullable(text),
  /** Banners; backends may send plain URLs. */
  pcBanner: withDefault(json(listOf(orText(Banner, 'sattDir'))), () => []),
  /** URL of the background image on large screens. */
  pcBackImage: nullable(text),
});
/** Header data of a merchant's pages; `isCollect` is true if the shopper follows it. */
export interface MerchantIndex extends Infer<typeof MerchantIndex> {}

export const MerchantDetail = object({
  /** Id of the merchant. CRMEB backends may send another id, which the call replaces. */
  id: int,
  /** Name of the owner. */
  realName: text,
  /** E-mail address. */
  email: text,
  /** Phone number. */
  phone: text,
  /** Postal address, as one text. */
  address: text,
  /** URLs of the uploaded documents. */
  qualificationPicture: withDefault(json(listOf(text)), () => []),
  /** Introduction, plain text. */
  intro: text,
  /** When it was created, epoch ms. */
  createTime: nullable(time),
  /** Number of followers. */
  collectNum: withDefault(int, 0),
});
/** Owner, contact, documents and followers of a merchant. */
export interface MerchantDetail extends Infer<typeof MerchantDetail> {}
