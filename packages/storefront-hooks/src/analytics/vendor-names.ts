import type { EventName } from './events.ts';

/** An event's name in each vendor's tool; `null` if the vendor does not receive the event. */
export interface VendorNames {
  /** Name in Google Analytics 4. */
  ga4: string | null;
  /** Name of a standard event of the Meta pixel. */
  meta: string | null;
  /** Name in PostHog. */
  postHog: string;
}

const names = (ga4: string | null, meta: string | null, postHog: string): VendorNames => ({ ga4, meta, postHog });

/** The names of the shop's events in the vendors' tools. */
export const VENDOR_NAMES: Readonly<Record<EventName, VendorNames>> = {
  page_viewed: names('page_view', 'PageView', '$pageview'),
  product_list_viewed: names('view_item_list', null, 'product list viewed'),
  product_selected: names('select_item', null, 'product selected'),
  product_viewed: names('view_item', 'ViewContent', 'product viewed'),
  product_wished: names('add_to_wishlist', 'AddToWishlist', 'product wished'),
  search_performed: names('search', 'Search', 'search performed'),
  cart_line_added: names('add_to_cart', 'AddToCart', 'cart line added'),
  cart_line_removed: names('remove_from_cart', null, 'cart line removed'),
  cart_viewed: names('view_cart', null, 'cart viewed'),
  checkout_started: names('begin_checkout', 'InitiateCheckout', 'checkout started'),
  shipping_info_added: names('add_shipping_info', null, 'shipping info added'),
  payment_info_added: names('add_payment_info', 'AddPaymentInfo', 'payment info added'),
  order_paid: names('purchase', 'Purchase', 'order paid'),
  order_refunded: names('refund', null, 'order refunded'),
  signed_up: names('sign_up', 'CompleteRegistration', 'shopper signed up'),
  signed_in: names('login', null, 'shopper signed in'),
  newsletter_subscribed: names('generate_lead', 'Lead', 'newsletter subscribed'),
  promotion_viewed: names('view_promotion', null, 'promotion viewed'),
  promotion_selected: names('select_promotion', null, 'promotion selected'),
  page_measured: names('web_vitals', null, 'page measured'),
};
