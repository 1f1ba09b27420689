import type { CustomerService, MerchantDetail, MerchantIndex } from '@promenade/storefront-sdk/contract';
import { type ShopLanguages, textIn } from '../db/texts.ts';
import type { MerchantRow } from '../repositories/merchants.ts';

/** How to reach a merchant's customer service: the one way that it has chosen. */
export function toCustomerService(row: MerchantRow): CustomerService {
  const type = row.service_type;
  return {
    serviceType: type,
    serviceLink: type === 'h5' ? row.service_address : null,
    servicePhone: type === 'phone' || type === 'hotline' ? row.phone : null,
    serviceMessage: type === 'message' ? row.service_address : null,
    serviceEmail: type === 'email' ? row.email : null,
  };
}

export function toMerchantIndex(row: MerchantRow, isCollect: boolean): MerchantIndex {
  return {
    ...toCustomerService(row),
    id: row.id,
    name: row.name,
    categoryId: row.category_id ?? 0,
    typeId: row.type_id,
    isSelf: row.is_self,
    backImage: row.back_image,
    avatar: row.avatar,
    starLevel: row.star_level,
    isCollect,
    pcBanner: row.banners.map((sattDir) => ({ sattDir })),
    pcBackImage: row.back_image,
  };
}

export function toMerchantDetail(row: MerchantRow, collectNum: number, languages: ShopLanguages): MerchantDetail {
  return {
    id: row.id,
    realName: row.real_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    qualificationPicture: row.qualification_pictures,
    intro: textIn(row.intro, languages),
    createTime: row.created_at,
    collectNum,
  };
}
