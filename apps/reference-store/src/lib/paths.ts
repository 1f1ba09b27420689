import { storePaths } from '@promenade/storefront-hooks/domain';

// Addresses of the shop's pages, without language prefix. Shared by the route table, links, forms and the sitemap.
// Each is a separate export, so that a bundle contains only those it uses.

export const home = '/';
/** The files that describe the shop to phones. */
export const touchIcon = '/apple-touch-icon.png';
export const webManifest = '/manifest.webmanifest';

export const callback = storePaths.callback;
export const logout = storePaths.logout;
export const signIn = storePaths.signIn;
export const register = storePaths.register;
export const forgottenPassword = '/forgotten-password';

export const allProducts = '/products/all';
export const search = '/products/product_search';
export const activities = '/products/activity_list';
export const topProducts = '/products/top_one';
export const compare = '/compare';

export const cart = storePaths.cart;
export const cartLink = storePaths.cartLink;
export const checkout = '/order/order_confirm';
export const stripePayment = '/order/stripe_payment';
export const wallets = '/order/wallets';
export const paymentResult = storePaths.paymentResult;
export const order = storePaths.order;
export const refund = '/order/refund_detail';
export const withdrawal = '/order/withdrawal';

export const account = '/users';
export const addresses = '/users/address_list';
export const wishes = '/users/collection_list';
export const coupons = '/users/coupon_list';
export const orders = storePaths.orders;
export const refundForm = '/users/refund_confirm';
export const refunds = '/users/refund_list';
export const reviewForm = '/users/review_confirm';
export const reviews = '/users/review_list';
export const profile = storePaths.profile;
export const points = '/users/points';
export const sellWithUs = '/users/registration';

export const merchantStreet = '/merchant/merchant_street';
export const merchantSearch = '/merchant/merchant_more';
export const merchantApplication = storePaths.merchantApplication;
export const merchantApplicationSent = storePaths.merchantApplicationSent;
export const merchantAgreement = '/middlewares/privacy_agreement';

export const accessibility = '/service/accessibility';
export const aboutUs = '/company/about_us';
export const affiliateStores = '/company/affiliate_stores';
export const contactUs = '/company/contact_us';
export const paymentMethods = '/service/payment_method';
export const privacyPolicy = '/service/privacy_policy';
export const refundPolicy = '/service/refund_policy';
export const shippingPolicy = '/service/shipping_policy';
export const termsOfService = '/service/terms_of_service';

export const twitterCallback = storePaths.twitterCallback;

/** Pages about the shop. All are public and independent of the catalogue. */
export const contentPaths: readonly string[] = [
  aboutUs,
  contactUs,
  affiliateStores,
  paymentMethods,
  shippingPolicy,
  refundPolicy,
  privacyPolicy,
  termsOfService,
  accessibility,
];
