import type { EndpointId, InputOf } from '@promenade/storefront-sdk/contract';
import type { Holdings } from './holdings.ts';
import { someAddress } from './test-shop.ts';

type Requests = { readonly [Id in EndpointId]?: (own: Holdings) => InputOf<Id> | InputOf<Id>[] };

const product = ({ goods }: Holdings) => ({ path: { id: goods.productId } });
const merchant = ({ goods }: Holdings) => ({ path: { id: goods.merId } });
const paid = ({ paidNo }: Holdings) => ({ path: { orderNo: paidNo } });
const part = ({ partNo }: Holdings) => ({ path: { orderNo: partNo } });
const unpaid = ({ unpaidNo }: Holdings) => ({ path: { orderNo: unpaidNo } });
const sort = { category: 'store' } as const;

/** A right request for every call that takes an id, in the name of whom it belongs to. What takes something away comes last. */
export const rightRequests: Requests = {
  'merchant.search': ({ application }) => ({ query: { categoryId: application.categoryId } }),
  'merchant.index': merchant,
  'merchant.detail': merchant,
  'merchant.customerService': merchant,
  'merchant.products': ({ goods }) => ({ query: { merId: goods.merId, cid: goods.categoryId } }),
  'merchant.productCategories': merchant,
  'search.products': ({ goods }) => ({ query: { cid: goods.categoryId } }),
  'product.detail': ({ goods: { uniqueKey, slug } }) => ({ path: { uniqueKey, slug } }),
  'product.detailBySlug': ({ goods: { slug } }) => ({ path: { slug }, query: {} }),
  'product.preview': ({ goods: { uniqueKey, slug } }) => ({ path: { uniqueKey, slug } }),
  'product.byCollection': ({ goods }) => ({ path: { collectionId: goods.categoryId }, query: {} }),
  'product.byIds': ({ goods }) => ({ query: { ids: `${goods.productId}` } }),
  'product.skuDetail': product,
  'product.activityProducts': ({ activityId }) => ({ path: { aid: activityId }, query: {} }),
  'product.activityDetail': ({ activityId }) => ({ path: { aid: activityId } }),
  'review.list': ({ goods }) => ({ path: { productId: goods.productId }, query: { type: 0 } }),
  'review.count': product,
  'review.teaser': product,
  'address.detail': ({ addressId }) => ({ path: { id: addressId } }),
  'coupon.claimable': ({ goods: { productId, merId } }) => ({ query: { useType: 1, productId, merId } }),
  'coupon.receive': ({ offeredCouponId }) => ({ body: { couponId: offeredCouponId } }),
  'coupon.forPreOrder': ({ preOrder: { preOrderNo } }) => ({ path: { preOrderNo } }),
  'order.masterDetail': paid,
  'order.detail': part,
  'order.logistics': part,
  'order.visitorMasterDetail': ({ visitorNo, identity }) => ({ query: { orderNo: visitorNo, identity } }),
  'order.visitorDetail': ({ visitorPartNo, identity }) => ({ query: { orderNo: visitorPartNo, identity } }),
  'payment.result': paid,
  'payment.wechatResult': paid,
  'refund.applyInfo': part,
  'refund.detail': ({ refundNo }) => ({ path: { orderNo: refundNo } }),
  'review.create': ({ received }) => ({
    body: { ...received, productScore: 5, serviceScore: 5, comment: 'Soft' },
  }),
  'cart.save': ({ goods: { productId, attrId }, storeId, uuid }) => ({
    body: [{ productId, productAttrUnique: attrId, cartNum: 1, storeId, uuid }],
  }),
  'cart.saveSku': ({ goods: { productId, sku }, uuid }) => ({ body: [{ productId, sku, cartNum: 1, uuid }] }),
  'cart.num': ({ lineId, uuid }) => ({ body: { id: lineId, number: 2, uuid } }),
  'cart.reset': ({ lineId, goods: { productId, attrId } }) => ({
    body: { id: lineId, num: 1, productId, unique: attrId },
  }),
  'address.save': ({ addressId }) => ({ body: { ...someAddress, id: addressId } }),
  'address.setDefault': ({ addressId }) => ({ body: { id: addressId } }),
  'collection.addProduct': ({ goods }) => ({ body: { id: goods.productId, ...sort } }),
  'collection.addProductBatch': ({ goods }) => ({ body: { id: [goods.productId], ...sort } }),
  'collection.addMerchant': merchant,
  'preorder.create': ({ lineId, lineKey, goods: { productId, attrId } }) => [
    {
      body: {
        preOrderType: 'shoppingCart',
        orderDetails: [{ shoppingCartId: lineId, shoppingCartKey: lineKey }],
      },
    },
    { body: { preOrderType: 'buyNow', orderDetails: [{ productId, attrValueId: attrId, productNum: 1 }] } },
  ],
  'preorder.load': ({ preOrder: { preOrderNo } }) => ({ path: { preOrderNo } }),
  'preorder.computePrice': ({ preOrder: { preOrderNo }, addressId, couponId }) => ({
    body: { preOrderNo, addressId, couponId },
  }),
  'order.create': ({ preOrder, couponId }) => ({ body: { ...preOrder, couponId } }),
  'payment.pay': ({ unpaidNo, host }) => ({
    body: { orderNo: unpaidNo, payType: 'sandbox', payChannel: 'pc', hostName: host, storeName: '' },
  }),
  'payment.paypalSuccess': ({ paypalToken }) => ({ body: { token: paypalToken, payerID: 'P1' } }),
  'refund.apply': ({ partNo, partLineId }) => ({
    body: { orderNo: partNo, text: 'Torn', lines: [{ orderInfoId: partLineId, quantity: 1 }] },
  }),
  'application.apply': ({ application, applicationId }) => ({
    body: { ...application, id: applicationId, qualificationPicture: JSON.stringify(application.qualificationPicture) },
  }),
  'order.confirmReceipt': part,
  'order.cancel': unpaid,
  'order.delete': part,
  'collection.cancelProduct': product,
  'collection.cancelMerchant': merchant,
  'collection.deleteProducts': ({ wishId }) => ({ body: { ids: `${wishId}` } }),
  'cart.delete': ({ lineId, uuid }) => ({ body: { ids: [lineId], uuid } }),
  'address.delete': ({ addressId }) => ({ body: { id: addressId } }),
};
