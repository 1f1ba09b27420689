import type { MerchantApplication } from '@promenade/storefront-sdk/contract';
import type { ApplicationRow } from '../repositories/applications.ts';
import { percent } from '../repositories/product-cards.ts';

/** An application as its applicant sees it. */
export function toApplication(row: ApplicationRow): MerchantApplication {
  return {
    id: row.id,
    name: row.name,
    categoryId: row.category_id,
    typeId: row.type_id,
    realName: row.real_name,
    email: row.email,
    phone: row.phone,
    handlingFee: percent(row.fee_basis_points) ?? 0,
    keywords: row.keywords,
    address: row.address,
    auditStatus: row.status as MerchantApplication['auditStatus'],
    denialReason: row.denial_reason,
    qualificationPicture: row.pictures,
    createTime: row.created_at,
  };
}
