// Every business constant of a shop, once. The section named is the specification's; "house rule" marks a number the
// specification leaves open and this project decides.

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
export const DAY_MS = 24 * 60 * MINUTE_MS;

// Language and currency (§9)
/** Languages of a shop that configures none; the first is the fallback. */
export const LOCALES = ['en', 'fr'] as const;
/** Language used when none, or an unknown one, is asked for. */
export const FALLBACK_LOCALE = 'en';
/** ISO 4217 code of amounts where the store names no currency. */
export const CURRENCY = 'USD';
/** Symbol of that currency. */
export const DEFAULT_CURRENCY_SYMBOL = '$';

// Registration and session (§9)
/** Fewest characters of a password. */
export const PASSWORD_MIN_LENGTH = 6;
/** Pause before another e-mail code may be asked for. */
export const CODE_RESEND_SECONDS = 60;
/** Life of an e-mail code (house rule). */
export const EMAIL_CODE_LIFE_MS = 10 * MINUTE_MS;
/** Idle time after which a visit counts as a new session. */
export const SESSION_IDLE_LIMIT_MS = 20 * MINUTE_MS;
/** Life of an access token. */
export const ACCESS_TOKEN_MAX_AGE_SECONDS = 300;
/** Life of a token that a call of the backend's own hands out (house rule): as long as an order waits for its payment. */
export const DIRECT_TOKEN_MAX_AGE_SECONDS = 7_200;
/** Life of a refresh token: 30 days. */
export const REFRESH_TOKEN_MAX_AGE_SECONDS = 2_592_000;
/** Life of the cookie that says "was signed in": 7 days. */
export const AUTH_COOKIE_MAX_AGE_SECONDS = 604_800;
/** Path of the cookie that says "was signed in". */
export const AUTH_COOKIE_PATH = '/';
/** Hexadecimal characters in a guest's cart id. */
export const CART_UUID_LENGTH = 32;
/** Cookie that carries the guest's cart id. */
export const CART_UUID_COOKIE = 'cartUuid';
/** Life of that cookie (house rule): 180 days from the last change of the cart. */
export const CART_UUID_MAX_AGE_SECONDS = 15_552_000;

// Cart and products (§4, §9)
/** Smallest quantity of a cart line. */
export const QUANTITY_MIN = 1;
/** Quantity a quick add puts into the cart. */
export const QUICK_ADD_QUANTITY = 1;
/** Stock below which labels say how many are left. */
export const LOW_STOCK_BELOW = 15;
/** Stars of a full rating. */
export const RATING_MAX = 5;
/** Levels of the category tree (§2). */
export const CATEGORY_LEVELS = 3;

// Freight of one merchant's order, in minor units of the reference shop's currency (house rule)
/** Charged for the first piece whose price does not include shipping. */
export const FREIGHT_FIRST_PIECE_CENTS = 500;
/** Charged for each further such piece. */
export const FREIGHT_FURTHER_PIECE_CENTS = 100;
/** Goods of one merchant from which shipping is free. */
export const FREIGHT_FREE_FROM_CENTS = 5_000;

// Life of checkouts and orders (house rule)
/** How long a pre-order can be turned into an order. */
export const PRE_ORDER_LIFE_MS = 30 * MINUTE_MS;
/** How long an order waits for its payment before it is cancelled. */
export const UNPAID_ORDER_LIFE_MS = 120 * MINUTE_MS;
/** The same for an order of somebody who has proven no e-mail address. */
export const UNPROVEN_ORDER_LIFE_MS = 30 * MINUTE_MS;
/** How long after delivery an order counts as received. */
export const AUTO_COMPLETE_AFTER_MS = 7 * DAY_MS;

// Points (house rule)
/** Points that are worth one unit of the currency: 100 points take 1.00 off. */
export const POINTS_PER_UNIT = 100;
/** The goods total divided by this is the most that points can pay: one half. */
export const POINTS_GOODS_DIVISOR = 2;
/** How long earned points stay frozen after an order is completed. */
export const POINTS_FROZEN_MS = 7 * DAY_MS;

// Lists (§5, §9)
/** First page of every list. */
export const LIST_FIRST_PAGE = 1;
/** Products asked for at once. */
export const PRODUCT_LIST_SIZE = 10;
/** Most, and by default, reviews on a page (§5; §9 names 1 as a template's default size). */
export const REVIEW_PAGE_SIZE = 20;
/** Review list type meaning "all" (§5). */
export const REVIEW_TYPE_ALL = 0;

// Orders and texts (§5, §9)
/** Most characters of an order note. */
export const ORDER_NOTE_MAX_LENGTH = 150;
/** Most characters of a return remark. */
export const RETURN_REMARK_MAX_LENGTH = 100;
/** Most characters of a carrier's name, and of a tracking number (house rule). */
export const TRACKING_MAX_LENGTH = 64;
/** Most images in a review or a refund. */
export const IMAGES_MAX = 5;
/** Kinds of image a shopper may send (§5). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;
/** Largest image a shopper may send, in bytes (house rule). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
/** Most characters of a review (house rule). */
export const REVIEW_MAX_LENGTH = 512;
/** Channel named in every payment. */
export const PAYMENT_CHANNEL = 'pc';
/** Working days in which a merchant application is answered. */
export const MERCHANT_AUDIT_WORKING_DAYS = 15;

// Timing of the interface (§2, §9)
/** Pause before typed text or a changed quantity is sent. */
export const DEBOUNCE_MS = 500;
/** Shortest time a loading indicator stays once shown. */
export const FETCH_MIN_DELAY_MS = 200;
/** Time between two pictures of a carousel. */
export const CAROUSEL_INTERVAL_MS = 6 * SECOND_MS;
/** Scroll distance after which the nav bar becomes fixed. */
export const NAV_FIXED_AFTER_PX = 120;
/** Shortest time between two reloads after a chunk failed to load. */
export const CHUNK_RELOAD_GUARD_MS = 60 * SECOND_MS;
/** Wait before scripts of header and footer bind. */
export const FOOTER_SCRIPTS_DELAY_MS = 600;
/** Wait before the route progress bar shows (§2). */
export const ROUTE_PROGRESS_THROTTLE_MS = 200;
/** Time in which the route progress bar fills (§2). */
export const ROUTE_PROGRESS_DURATION_MS = 5 * SECOND_MS;
