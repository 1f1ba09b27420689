import type { EndpointId, InputOf } from './endpoint.ts';

type QueryOf<Id extends EndpointId> = InputOf<Id> extends { readonly query: infer Query } ? Query : never;
type BodyOf<Id extends EndpointId> = InputOf<Id> extends { readonly body: infer Body } ? Body : never;
type PathOf<Id extends EndpointId> = InputOf<Id> extends { readonly path: infer Path } ? Path : never;

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** Which page of a list. Written out, since a comment does not follow a field into other modules. */
export interface Paging {
  /** Page, from 1. @default 1 */
  page?: number | undefined;
  /** Items on a page, 1 to 50. @default 10 */
  limit?: number | undefined;
}

/** What `activities.products` takes in its query. */
export interface ActivitiesProductsQuery extends Paging, QueryOf<'activities.products'> {}

/** What `addresses.list` takes in its query. */
export interface AddressesListQuery extends Paging, QueryOf<'addresses.list'> {}

/** What `addresses.remove` takes. */
export interface AddressesRemoveBody extends BodyOf<'addresses.remove'> {}

/** What `addresses.save` takes. */
export interface AddressesSaveBody extends BodyOf<'addresses.save'> {}

/** What `addresses.setDefault` takes. */
export interface AddressesSetDefaultBody extends BodyOf<'addresses.setDefault'> {}

/** What `applications.records` takes in its query. */
export interface ApplicationsRecordsQuery extends Paging, QueryOf<'applications.records'> {}

/** What `cart.changeVariant` takes. */
export interface CartChangeVariantBody extends BodyOf<'cart.changeVariant'> {}

/** What `cart.count` takes in its query. */
export interface CartCountQuery extends QueryOf<'cart.count'> {}

/** What `cart.list` takes in its query. */
export interface CartListQuery extends QueryOf<'cart.list'> {}

/** What `cart.merge` takes. */
export interface CartMergeBody extends BodyOf<'cart.merge'> {}

/** What `cart.remove` takes. */
export interface CartRemoveBody extends BodyOf<'cart.remove'> {}

/** An entry of what `cart.save` takes. */
export interface CartSaveItem extends ItemOf<BodyOf<'cart.save'>> {}

/** An entry of what `cart.saveSku` takes. */
export interface CartSaveSkuItem extends ItemOf<BodyOf<'cart.saveSku'>> {}

/** What `cart.setQuantity` takes. */
export interface CartSetQuantityBody extends BodyOf<'cart.setQuantity'> {}

/** What `cart.subscribe` takes. */
export interface CartSubscribeBody extends BodyOf<'cart.subscribe'> {}

/** What `categories.tree` takes in its query. */
export interface CategoriesTreeQuery extends QueryOf<'categories.tree'> {}

/** What `coupons.claimable` takes in its query. */
export interface CouponsClaimableQuery extends Paging, QueryOf<'coupons.claimable'> {}

/** What `coupons.mine` takes in its query. */
export interface CouponsMineQuery extends Paging, QueryOf<'coupons.mine'> {}

/** What `coupons.receive` takes. */
export interface CouponsReceiveBody extends BodyOf<'coupons.receive'> {}

/** What `login.asVisitor` takes. */
export interface LoginAsVisitorBody extends BodyOf<'login.asVisitor'> {}

/** What `login.registerEmail` takes. */
export interface LoginRegisterEmailBody extends BodyOf<'login.registerEmail'> {}

/** What `login.registerMobile` takes. */
export interface LoginRegisterMobileBody extends BodyOf<'login.registerMobile'> {}

/** What `login.resetPassword` takes. */
export interface LoginResetPasswordBody extends BodyOf<'login.resetPassword'> {}

/** What `login.sendCode` takes in its query. */
export interface LoginSendCodeQuery extends QueryOf<'login.sendCode'> {}

/** What `login.withEmail` takes. */
export interface LoginWithEmailBody extends BodyOf<'login.withEmail'> {}

/** What `login.withMobileCode` takes. */
export interface LoginWithMobileCodeBody extends BodyOf<'login.withMobileCode'> {}

/** What `login.withMobilePassword` takes. */
export interface LoginWithMobilePasswordBody extends BodyOf<'login.withMobilePassword'> {}

/** What `merchants.followed` takes in its query. */
export interface MerchantsFollowedQuery extends Paging, QueryOf<'merchants.followed'> {}

/** What `merchants.search` takes in its query. */
export interface MerchantsSearchQuery extends Paging, QueryOf<'merchants.search'> {}

/** What `merchants.street` takes in its query. */
export interface MerchantsStreetQuery extends Paging, QueryOf<'merchants.street'> {}

/** What `newsletter.subscribe` takes in its query. */
export interface NewsletterSubscribeQuery extends QueryOf<'newsletter.subscribe'> {}

/** What `orders.awaitPay` takes in its query. */
export interface OrdersAwaitPayQuery extends Paging, QueryOf<'orders.awaitPay'> {}

/** What `orders.list` takes in its query. */
export interface OrdersListQuery extends Paging, QueryOf<'orders.list'> {}

/** What `payments.pay` takes. */
export interface PaymentsPayBody extends BodyOf<'payments.pay'> {}

/** What `payments.paypalCancel` takes. */
export interface PaymentsPaypalCancelBody extends BodyOf<'payments.paypalCancel'> {}

/** What `payments.paypalSuccess` takes. */
export interface PaymentsPaypalSuccessBody extends BodyOf<'payments.paypalSuccess'> {}

/** What `points.records` takes in its query. */
export interface PointsRecordsQuery extends Paging, QueryOf<'points.records'> {}

/** What `preorders.computePrice` takes. */
export interface PreordersComputePriceBody extends BodyOf<'preorders.computePrice'> {}

/** What `products.byCollection` takes in its query. */
export interface ProductsByCollectionQuery extends Paging, QueryOf<'products.byCollection'> {}

/** What `products.byIds` takes in its query. */
export interface ProductsByIdsQuery extends Paging, QueryOf<'products.byIds'> {}

/** What `products.detailBySlug` takes in its query. */
export interface ProductsDetailBySlugQuery extends QueryOf<'products.detailBySlug'> {}

/** What `products.detail` takes in its path. */
export interface ProductsDetailPath extends PathOf<'products.detail'> {}

/** What `products.indexList` takes in its query. */
export interface ProductsIndexListQuery extends Paging, QueryOf<'products.indexList'> {}

/** What `products.preview` takes in its path. */
export interface ProductsPreviewPath extends PathOf<'products.preview'> {}

/** What `refunds.list` takes in its query. */
export interface RefundsListQuery extends Paging, QueryOf<'refunds.list'> {}

/** What `reviews.list` takes in its query. */
export interface ReviewsListQuery extends Partial<QueryOf<'reviews.list'>> {}

/** What `reviews.pending` takes in its query. */
export interface ReviewsPendingQuery extends Paging, QueryOf<'reviews.pending'> {}

/** What `session.recordUser` takes. */
export interface SessionRecordUserBody extends BodyOf<'session.recordUser'> {}

/** What `session.resume` takes. */
export interface SessionResumeBody extends BodyOf<'session.resume'> {}

/** What `session.start` takes. */
export interface SessionStartBody extends BodyOf<'session.start'> {}

/** What `store.details` takes in its query. */
export interface StoreDetailsQuery extends QueryOf<'store.details'> {}

/** What `store.pageByType` takes in its query. */
export interface StorePageByTypeQuery extends QueryOf<'store.pageByType'> {}

/** What `store.theme` takes in its query. */
export interface StoreThemeQuery extends QueryOf<'store.theme'> {}

/** What `twitter.requestToken` takes in its query. */
export interface TwitterRequestTokenQuery extends QueryOf<'twitter.requestToken'> {}

/** What `twitter.signIn` takes. */
export interface TwitterSignInBody extends BodyOf<'twitter.signIn'> {}

/** What `user.edit` takes. */
export interface UserEditBody extends BodyOf<'user.edit'> {}

/** What `user.emailChange` takes. */
export interface UserEmailChangeBody extends BodyOf<'user.emailChange'> {}

/** What `user.emailChangeCaptcha` takes. */
export interface UserEmailChangeCaptchaBody extends BodyOf<'user.emailChangeCaptcha'> {}

/** What `user.emailProofCaptcha` takes. */
export interface UserEmailProofCaptchaBody extends BodyOf<'user.emailProofCaptcha'> {}

/** What `user.emailProve` takes. */
export interface UserEmailProveBody extends BodyOf<'user.emailProve'> {}

/** What `user.emailUpdatePassword` takes. */
export interface UserEmailUpdatePasswordBody extends BodyOf<'user.emailUpdatePassword'> {}

/** What `user.phoneUpdatePassword` takes. */
export interface UserPhoneUpdatePasswordBody extends BodyOf<'user.phoneUpdatePassword'> {}

/** What `visitors.detail` takes in its query. */
export interface VisitorsDetailQuery extends QueryOf<'visitors.detail'> {}

/** What `visitors.masterDetail` takes in its query. */
export interface VisitorsMasterDetailQuery extends QueryOf<'visitors.masterDetail'> {}

/** What `visitors.reopen` takes. */
export interface VisitorsReopenBody extends BodyOf<'visitors.reopen'> {}

/** What `wishlist.list` takes in its query. */
export interface WishlistListQuery extends Paging, QueryOf<'wishlist.list'> {}
