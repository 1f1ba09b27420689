/** Words of the components in `src/shop`. Numbers and money are formatted text, except numbers that a plural needs. */
export interface ShopStrings {
  price: {
    /** Read out before the current price, if there is an old one next to it. */
    current: string;
    /** Read out before the struck-through price. */
    original: string;
    /** After a struck-through price: the lowest price in the 30 days before the reduction. */
    lowest(price: string): string;
    /** Read out while the price is being recalculated. */
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
    /** Accessible name of the quick-add button; it must begin with `quickAdd`. */
    quickAddOf: (name: string) => string;
    quickViewOf: (name: string) => string;
  };
  wish: {
    /** Accessible names of the heart, by the action of a press. */
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
    /** Shown when the stock is reached. */
    atMost: (pieces: number) => string;
    /** Shown when the shopper tries to go below one. */
    atLeast: string;
  };
  variants: {
    /** Added to a value for which no variant exists with the other choices. */
    unavailable: string;
    /** Explains why the chosen value is unavailable. */
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
    /** Accessible name of the main navigation. */
    navigation: string;
    menu: string;
    search: string;
    account: string;
    accountOf: (name: string) => string;
    signedInAs: (name: string) => string;
    signOut: string;
    /** Accessible name of the cart's link. */
    cart: (count: number) => string;
    /** The same before the count is known. */
    cartUncounted: string;
    announcement: string;
    dismissAnnouncement: string;
    language: (current: string) => string;
    currency: (current: string) => string;
    /** Titles of the language and currency choices in the mobile menu. */
    languages: string;
    currencies: string;
  };
  categoryMenu: {
    allOf: (category: string) => string;
    /** Button that goes one level up in the mobile menu. */
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
    /** Announced when the suggestions change. */
    suggestions: (count: number) => string;
  };
  footer: {
    newsletterTitle: string;
    newsletterText: string;
    newsletterEmail: string;
    newsletterSubmit: string;
    share: string;
    shareOn: (network: string) => string;
    /** Title above the links to the shop's pages on social networks. */
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
