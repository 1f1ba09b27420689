// All business constants of a shop. "§" refers to a section of the specification; "project decision" marks a value that the
// specification does not define.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Milliseconds in a day. */
export const DAY_MS = 24 * 60 * MINUTE_MS;

// Language and currency (§9)
/** Default languages of a shop; the first is the fallback. */
export const LOCALES = ['en', 'fr'] as const;
/** Language for requests without a language or with an unknown one. */
export const FALLBACK_LOCALE = 'en';
/** ISO 4217 code of amounts if the store has no currency. */
export const CURRENCY = 'USD';
/** Symbol of that currency. */
export const DEFAULT_CURRENCY_SYMBOL = '$';

// Registration and session (§9)
/** Minimum number of characters in a password. */
export const PASSWORD_MIN_LENGTH = 6;
/** Pause before another e-mail code may be requested. */
export const CODE_RESEND_SECONDS = 60;
/** Lifetime of an e-mail code (project decision). */
export const EMAIL_CODE_LIFE_MS = 10 * MINUTE_MS;
/** Idle time after which the next activity starts a new session. */
export const SESSION_IDLE_LIMIT_MS = 20 * MINUTE_MS;
/** Lifetime of an access token. */
export const ACCESS_TOKEN_MAX_AGE_SECONDS = 300;
/** Lifetime of a token that the backend issues itself (project decision): as long as an order waits for its payment. */
export const DIRECT_TOKEN_MAX_AGE_SECONDS = 7_200;
/** Lifetime of a refresh token: 30 days. */
export const REFRESH_TOKEN_MAX_AGE_SECONDS = 2_592_000;
/** Lifetime of the "was signed in" cookie: 7 days. */
export const AUTH_COOKIE_MAX_AGE_SECONDS = 604_800;
/** Hexadecimal characters in a guest's cart id. */
export const CART_UUID_LENGTH = 32;
/** Cookie with the guest's cart id. */
export const CART_UUID_COOKIE = 'cartUuid';
/** Lifetime of that cookie (project decision): 180 days from the last change of the cart. */
export const CART_UUID_MAX_AGE_SECONDS = 15_552_000;

// Cart and products (§4, §9)
/** Smallest quantity of a cart line. */
export const QUANTITY_MIN = 1;
/** Quantity that a quick add puts into the cart. */
export const QUICK_ADD_QUANTITY = 1;
/** Stock below which labels show how many units are left. */
export const LOW_STOCK_BELOW = 15;
/** Stars of a full rating. */
export const RATING_MAX = 5;
/** Length in days of the period before a reduction whose lowest price is shown next to a struck price, if the law requires it. */
export const LOWEST_PRICE_DAYS = 30;
/** Levels of the category tree (§2). */
export const CATEGORY_LEVELS = 3;

// Freight of one merchant's order, in whole units of the shop's currency, such as dollars or yen (project decision)
/** Charged for the first piece whose price does not include shipping. */
export const FREIGHT_FIRST_PIECE_UNITS = 5;
/** Charged for each further piece whose price does not include shipping. */
export const FREIGHT_FURTHER_PIECE_UNITS = 1;
/** Goods total of one merchant from which shipping is free. */
export const FREIGHT_FREE_FROM_UNITS = 50;

// Lifetime of checkouts and orders (project decision)
/** How long a pre-order can be ordered. */
export const PRE_ORDER_LIFE_MS = 30 * MINUTE_MS;
/** How long an order waits for its payment before it is cancelled. */
export const UNPAID_ORDER_LIFE_MS = 120 * MINUTE_MS;
/** The same for an order of a shopper without a verified e-mail address. */
export const UNVERIFIED_ORDER_LIFETIME_MS = 30 * MINUTE_MS;
/** How long after delivery an order is completed automatically. */
export const AUTO_COMPLETE_AFTER_MS = 7 * DAY_MS;
/** Days after delivery in which the shopper can withdraw from a purchase (project decision: as the law of the EU has it). */
export const WITHDRAWAL_DAYS = 14;
/** Days after delivery in which unused goods go back to their merchant (project decision). */
export const RETURN_WINDOW_DAYS = 30;

// Points (project decision)
/** Points that are worth one unit of the currency: 100 points take 1.00 off. */
export const POINTS_PER_UNIT = 100;
/** Divisor of the goods total that limits what points can pay: one half. */
export const POINTS_GOODS_DIVISOR = 2;
/** How long earned points stay frozen after an order is completed. */
export const POINTS_FROZEN_MS = 7 * DAY_MS;

// Lists (§5, §9)
/** First page of every list. */
export const LIST_FIRST_PAGE = 1;
/** Default page size of product lists. */
export const PRODUCT_LIST_SIZE = 10;
/** Maximum and default page size of review lists (§5; in §9 the default of a template is 1). */
export const REVIEW_PAGE_SIZE = 20;

// Orders and texts (§5, §9)
/** Maximum number of characters in an order note. */
export const ORDER_NOTE_MAX_LENGTH = 150;
/** Maximum number of characters in a return remark. */
export const RETURN_REMARK_MAX_LENGTH = 100;
/** Maximum number of characters in a carrier's name and in a tracking number (project decision). */
export const TRACKING_MAX_LENGTH = 64;
/** Maximum number of images in a review or a refund. */
export const IMAGES_MAX = 5;
/** Media types of images that a shopper may upload (§5). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
/** Maximum size of an image that a shopper may upload, in bytes (project decision). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Maximum number of characters in a review (project decision). */
export const REVIEW_MAX_LENGTH = 512;
/** Channel sent with every payment. */
export const PAYMENT_CHANNEL = 'pc';
/** Working days within which a merchant application is decided. */
export const MERCHANT_AUDIT_WORKING_DAYS = 15;

// Timing of the interface (§2, §9)
/** Debounce time for typed text and changed quantities. */
export const DEBOUNCE_MS = 500;
/** Minimum time for which a loading indicator is shown. */
export const FETCH_MIN_DELAY_MS = 200;
/** Minimum time between two reloads after a chunk failed to load. */
export const CHUNK_RELOAD_GUARD_MS = 60 * SECOND_MS;
/** Delay before the scripts of header and footer attach their handlers. */
export const FOOTER_SCRIPTS_DELAY_MS = 600;
/** Delay before the route progress bar appears (§2). */
export const ROUTE_PROGRESS_THROTTLE_MS = 200;
/** Time in which the route progress bar fills (§2). */
export const ROUTE_PROGRESS_DURATION_MS = 5 * SECOND_MS;
