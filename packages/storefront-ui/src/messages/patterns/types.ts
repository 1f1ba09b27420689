/** Words of the components in `src/patterns`. */
export interface PatternStrings {
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
  commands: {
    title: string;
    placeholder: string;
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
  cart: {
    summary: string;
    undo: string;
  };
  loadError: {
    title: string;
    text: string;
    retry: string;
  };
  notice: {
    dismiss: string;
  };
}
