/** Words of the components in `src/shop`. Numbers and money arrive as ready text unless a plural needs them. */
export interface ShopStrings {
  price: {
    /** Read out before the price in force, when there is an old one beside it. */
    current: string;
    /** Read out before the struck price. */
    original: string;
    /** Behind a struck price: the lowest one in the 30 days before it was lowered. */
    lowest(price: string): string;
    /** Read out while the price is being worked out. */
    pending: string;
  };
  rating: {
    /** "4.5 of 5". */
    label: (value: number) => string;
    /** "4.5 of 5 (120)"; the count is compact text. */
    labelWithCount: (value: number, count: string) => string;
  };
  /** "1.2K sold"; the count is compact text. */
  sold: (count: string) => string;
  freeShipping: string;
  stock: {
    soldOut: string;
    left: (pieces: number) => string;
    inStock: string;
  };
  productCard: {
    quickAdd: string;
    /** Name of the quick-add button; begins with `quickAdd`. */
    quickAddOf: (name: string) => string;
    quickViewOf: (name: string) => string;
  };
  wish: {
    /** Names of the heart, by what a press does. */
    add: (name: string) => string;
    remove: (name: string) => string;
  };
  compare: {
    add: (name: string) => string;
    remove: (name: string) => string;
  };
  quantity: {
    label: string;
    labelOf: (name: string) => string;
    decrease: string;
    increase: string;
    /** Said when the stock is reached. */
    atMost: (pieces: number) => string;
    /** Said when one less than one is asked for. */
    atLeast: string;
  };
  variants: {
    /** Added to a value that leads nowhere with the other choices. */
    unavailable: string;
    /** Explains an unavailable choice that was made. */
    explain: (value: string) => string;
  };
  gallery: {
    label: (name: string) => string;
    choose: (number: number, total: number) => string;
    position: (number: number, total: number) => string;
    /** Opens the picture over the whole screen. */
    enlarge: (number: number) => string;
    video: (name: string) => string;
  };
  lightbox: {
    zoomIn: string;
    zoomOut: string;
    previous: string;
    next: string;
  };
  buy: {
    add: string;
    now: string;
    bar: string;
  };
  merchant: {
    soldBy: string;
  };
  cart: {
    choose: (name: string) => string;
    chooseAllOf: (merchant: string) => string;
    remove: string;
    removeOf: (name: string) => string;
    unitPrice: string;
    lineTotal: string;
    priceChanged: (was: string, now: string) => string;
    subtotalOf: (merchant: string) => string;
    lines: string;
    summary: string;
  };
  receipt: {
    updating: string;
    updated: (total: string) => string;
  };
  header: {
    /** Name of the main navigation. */
    navigation: string;
    menu: string;
    search: string;
    account: string;
    accountOf: (name: string) => string;
    signedInAs: (name: string) => string;
    signOut: string;
    /** Name of the cart's link. */
    cart: (count: number) => string;
    /** The same before the count is known. */
    cartUncounted: string;
    announcement: string;
    dismissAnnouncement: string;
    language: (current: string) => string;
    currency: (current: string) => string;
    /** Titles of the choices in the mobile menu. */
    languages: string;
    currencies: string;
  };
  categoryMenu: {
    allOf: (category: string) => string;
    /** Leads back up in the mobile menu. */
    back: string;
  };
  search: {
    title: string;
    label: string;
    placeholder: string;
    submit: string;
    hot: string;
    recent: string;
    forget: (words: string) => string;
    forgetAll: string;
    products: string;
    categories: string;
    /** Announced while suggestions change. */
    suggestions: (count: number) => string;
  };
  footer: {
    newsletterTitle: string;
    newsletterText: string;
    newsletterEmail: string;
    newsletterSubmit: string;
    share: string;
    shareOn: (network: string) => string;
    /** Above the shop's own pages on networks. */
    follow: string;
    followOn: (network: string) => string;
    /** Cards and security marks. */
    trust: string;
  };
  filters: {
    title: string;
    sort: string;
    price: string;
    from: string;
    to: string;
    apply: string;
    applied: (count: number) => string;
    remove: (filter: string) => string;
    clear: string;
    priceInvalid: string;
  };
}
