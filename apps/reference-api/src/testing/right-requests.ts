import type { EndpointId, InputOf } from '@promenade/storefront-sdk/contract';
import type { Holdings } from './owned-resources.ts';
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
  'merchants.search': ({ application }) => ({ query: { categoryId: application.categoryId } }),
  'merchants.index': merchant,
  'merchants.detail': merchant,
  'merchants.customerService': merchant,
  'merchants.products': ({ goods }) => ({ query: { merId: goods.merId, cid: goods.categoryId } }),
  'merchants.productCategories': merchant,
  'search.products': ({ goods }) => ({ query: { cid: goods.categoryId, merIds: `${goods.merId}` } }),
  'search.facets': ({ goods }) => ({ query: { cid: goods.categoryId, merIds: `${goods.merId}` } }),
  'products.detail': ({ goods: { uniqueKey, slug } }) => ({ path: { uniqueKey, slug } }),
  'products.detailBySlug': ({ goods: { slug } }) => ({ path: { slug }, query: {} }),
  'products.preview': ({ goods: { uniqueKey, slug } }) => ({ path: { uniqueKey, slug } }),
  'products.byCollection': ({ goods }) => ({ path: { collectionId: goods.categoryId }, query: {} }),
  'products.byIds': ({ goods }) => ({ query: { ids: `${goods.productId}` } }),
  'products.skuDetail': product,
  'products.alertInStock': ({ goods: { productId, attrId } }) => ({ body: { productId, attrId } }),
  'activities.products': ({ activityId }) => ({ path: { aid: activityId }, query: {} }),
  'activities.detail': ({ activityId }) => ({ path: { aid: activityId } }),
  'reviews.list': ({ goods }) => ({ path: { productId: goods.productId }, query: { type: 0 } }),
  'reviews.count': product,
  'reviews.summary': product,
  'addresses.detail': ({ addressId }) => ({ path: { id: addressId } }),
  'coupons.claimable': ({ goods: { productId, merId } }) => ({ query: { useType: 1, productId, merId } }),
  'coupons.claim': ({ offeredCouponId }) => ({ body: { couponId: offeredCouponId } }),
  'coupons.redeem': ({ code, preOrder: { preOrderNo } }) => ({ body: { code, preOrderNo } }),
  'coupons.forPreOrder': ({ preOrder: { preOrderNo } }) => ({ path: { preOrderNo } }),
  'orders.masterDetail': paid,
  'orders.detail': part,
  'orders.logistics': part,
  'visitors.masterDetail': ({ visitorNo, identity }) => ({ query: { orderNo: visitorNo, identity } }),
  'visitors.detail': ({ visitorPartNo, identity }) => ({ query: { orderNo: visitorPartNo, identity } }),
  'visitors.mailLink': ({ visitorNo, application: { email } }) => ({ body: { orderNo: visitorNo, email } }),
  'payments.result': paid,
  'payments.wechatResult': paid,
  'refunds.applyInfo': part,
  'refunds.detail': ({ refundNo }) => ({ path: { orderNo: refundNo } }),
  'reviews.create': ({ received }) => ({
    body: { ...received, productScore: 5, serviceScore: 5, comment: 'Soft' },
  }),
  'cart.save': ({ goods: { productId, attrId }, storeId, uuid }) => ({
    body: [{ productId, productAttrUnique: attrId, cartNum: 1, storeId, uuid }],
  }),
  'cart.saveSku': ({ goods: { productId, sku }, uuid }) => ({ body: [{ productId, sku, cartNum: 1, uuid }] }),
  'cart.setQuantity': ({ lineId, uuid }) => ({ body: { id: lineId, number: 2, uuid } }),
  'cart.changeVariant': ({ lineId, goods: { productId, attrId } }) => ({
    body: { id: lineId, num: 1, productId, unique: attrId },
  }),
  'addresses.save': ({ addressId }) => ({ body: { ...someAddress, id: addressId } }),
  'addresses.setDefault': ({ addressId }) => ({ body: { id: addressId } }),
  'wishlist.add': ({ goods }) => ({ body: { id: goods.productId, ...sort } }),
  'wishlist.addAll': ({ goods }) => ({ body: { id: [goods.productId], ...sort } }),
  'merchants.follow': merchant,
  'preorders.create': ({ lineId, lineKey, goods: { productId, attrId } }) => [
    {
      body: {
        preOrderType: 'shoppingCart',
        orderDetails: [{ shoppingCartId: lineId, shoppingCartKey: lineKey }],
      },
    },
    { body: { preOrderType: 'buyNow', orderDetails: [{ productId, attrValueId: attrId, productNum: 1 }] } },
  ],
  'preorders.load': ({ preOrder: { preOrderNo } }) => ({ path: { preOrderNo } }),
  'preorders.computePrice': ({ preOrder: { preOrderNo }, addressId, couponId }) => ({
    body: { preOrderNo, addressId, couponId },
  }),
  'preorders.quote': ({ goods: { productId, attrId } }) => ({
    body: { lines: [{ productId, attrValueId: attrId, productNum: 1 }] },
  }),
  'orders.create': ({ preOrder, couponId }) => ({ body: { ...preOrder, couponId } }),
  'payments.pay': ({ unpaidNo, host }) => ({
    body: { orderNo: unpaidNo, payType: 'sandbox', payChannel: 'pc', hostName: host, storeName: '' },
  }),
  'payments.paypalSuccess': ({ paypalToken }) => ({ body: { token: paypalToken, payerID: 'P1' } }),
  'refunds.apply': ({ partNo, partLineId }) => ({
    body: { orderNo: partNo, text: 'Torn', lines: [{ orderInfoId: partLineId, quantity: 1 }] },
  }),
  'orders.withdraw': ({ partNo, partLineId }) => ({
    body: { orderNo: partNo, lines: [{ orderInfoId: partLineId, quantity: 1 }] },
  }),
  'visitors.withdraw': ({ visitorToken, visitorPaidNo, visitorLineId }) => ({
    body: { token: visitorToken, orderNo: visitorPaidNo, lines: [{ orderInfoId: visitorLineId, quantity: 1 }] },
  }),
  'refunds.sendBack': ({ awaitedNo }) => ({
    path: { orderNo: awaitedNo },
    body: { carrier: 'Parcel Example', trackingNumber: 'PX2' },
  }),
  'applications.apply': ({ application, applicationId }) => ({
    body: { ...application, id: applicationId, qualificationPicture: JSON.stringify(application.qualificationPicture) },
  }),
  'payments.paypalCancel': ({ paypalToken }) => ({ body: { token: paypalToken } }),
  'orders.confirmReceipt': part,
  'orders.cancel': unpaid,
  'orders.remove': part,
  'refunds.withdraw': ({ refundNo }) => ({ path: { orderNo: refundNo } }),
  'wishlist.remove': product,
  'merchants.unfollow': merchant,
  'wishlist.removeEntries': ({ wishId }) => ({ body: { ids: `${wishId}` } }),
  'cart.remove': ({ lineId, uuid }) => ({ body: { ids: [lineId], uuid } }),
  'addresses.remove': ({ addressId }) => ({ body: { id: addressId } }),
};
