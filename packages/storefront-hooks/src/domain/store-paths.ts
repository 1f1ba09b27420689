/** Page of a product that the store lists; `productPath` writes it. */
export const product = '/product/{slug}';
/** Page of a product that the store does not list. */
export const unlistedProduct = '/product/{slug}/key/{uniqueKey}/details';
/** Landing page of a product. */
export const landingPage = '/p/{slug}';
/** Landing page of a product that the store does not list. */
export const unlistedLandingPage = '/p/{slug}/key/{uniqueKey}/details';
/** Page of a category; `categoryPath` writes it. */
export const category = '/collections/{slug}';
/** Pages of a merchant: `home`, `category`, `coupon` and `qualification`; see `merchantPath`. */
export const merchant = '/merchant/merchant/{page}';
/** Orders of the shopper; see `orderListPath`. */
export const orders = '/users/order_list';
/** An order; see `orderPath`. Cancelled payments and e-mails link to it. */
export const order = '/order/order_detail';
/** The cart; agents' checkouts of a signed-in shopper continue there. */
export const cart = '/order/shopping_cart';
/** A cart proposed by a link; agents hand it to guests. */
export const cartLink = '/order/link';
/** Result of a payment, to which payment providers redirect. */
export const paymentResult = '/order/payment_result';
/** Page to which the identity provider redirects after a sign-in. */
export const callback = '/callback';
/** Page to which the identity provider redirects after a sign-out. */
export const logout = '/logout';
/** Page to which Twitter redirects after a sign-in. */
export const twitterCallback = '/middlewares/callback_twitter';
/** Sign-in, linked from mails and the backend's own pages. */
export const signIn = '/sign-in';
/** Registration of an account, linked from mails and the sign-in page of the backend. */
export const register = '/register';
/** Profile of the shopper, linked from the security page of the backend. */
export const profile = '/users/user_info';
/** Application to become a merchant, linked from mails. */
export const merchantApplication = '/merchant/registration';
/** State of that application, linked from mails. */
export const merchantApplicationSent = '/merchant/registration/confirm';
