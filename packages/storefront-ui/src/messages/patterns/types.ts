/** Words of the components in `src/patterns`. */
export interface PatternStrings {
  header: {
    /** Name of the main navigation. */
    navigation: string;
    menu: string;
    search: string;
    account: string;
    accountOf: (name: string) => string;
    signedInAs: (name: string) => string;
    signOut: string;
    /** Name of the cart's link; without a count when nobody knows it yet. */
    cart: (count: number | undefined) => string;
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
    title: string;
    summary: string;
    subtotal: string;
    buyNow: string;
    viewCart: string;
    emptyTitle: string;
    emptyText: string;
    emptyAction: string;
    updating: string;
    updated: string;
    undo: string;
  };
  quickView: {
    details: string;
    loading: string;
  };
  checkout: {
    summary: string;
  };
  form: {
    /** Title of the list of errors. */
    errors: (count: number) => string;
  };
  registration: {
    title: string;
    subtitle: string;
    email: string;
    codeHint: string;
    password: string;
    passwordHint: string;
    confirm: string;
    submit: string;
    haveAccount: string;
    signIn: string;
  };
  address: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    country: string;
    chooseCountry: string;
    addressLine1: string;
    addressLine2: string;
    city: string;
    state: Record<'state' | 'province' | 'county' | 'region', string>;
    postalCode: Record<'zip' | 'postal', string>;
    isDefault: string;
    save: string;
    cancel: string;
  };
  payment: Record<'processing' | 'paid' | 'failed' | 'cancelled' | 'unknown', { title: string; text: string }> & {
    orderNumber: string;
    copy: string;
    copyOrderNumber: string;
    copied: string;
    viewOrder: string;
    payAgain: string;
    placeAnother: string;
    checkAgain: string;
    keepShopping: string;
  };
  error: {
    home: string;
    requestId: string;
    copy: string;
    copied: string;
    code: (code: number) => string;
  };
  loadError: {
    title: string;
    text: string;
    retry: string;
  };
  notice: {
    dismiss: string;
  };
  floating: {
    openShop: string;
  };
}
