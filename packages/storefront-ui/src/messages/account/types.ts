/** Words of components for sign-in, purchase and account, from several component folders. */
export interface AccountStrings {
  password: {
    show: string;
    hide: string;
    /** Shown next to the field while the shopper types. */
    strength: Record<'weak' | 'fair' | 'strong', string>;
  };
  code: {
    label: string;
    send: string;
    resendIn: (seconds: number) => string;
    /** Announced once when the wait starts, and once when it ends. */
    wait: (seconds: number) => string;
    ready: string;
  };
  starRating: {
    /** Accessible name of one star: "4 stars, good". */
    star: (stars: number) => string;
  };
  steps: {
    label: string;
    done: string;
    current: string;
    toCome: string;
  };
  fileUpload: {
    /** Label of the button. */
    choose: string;
    /** After the button, where files can be dropped. */
    drop: string;
    uploading: (name: string) => string;
    uploadingAt: (name: string, percent: number) => string;
    done: (name: string) => string;
    failed: (name: string) => string;
    /** Labels of the buttons of a file. */
    cancel: (name: string) => string;
    retry: (name: string) => string;
    remove: (name: string) => string;
    /** Files that were not added, by the reason: their type, that they are folders, that there may be one only. */
    refused: Record<'type' | 'folder' | 'extra', (names: string) => string>;
  };
  wish: {
    moveToCart: string;
    /** Accessible name of the button: "Move to cart: Lamp". */
    moveOf: (name: string) => string;
    select: string;
    selectOf: (name: string) => string;
    remove: (name: string) => string;
    unavailable: string;
  };
  addressCard: {
    isDefault: string;
    makeDefault: string;
    edit: string;
    remove: string;
    /** Accessible name of a control: "Edit, Ada Lovelace, 12 Rue…". */
    actionOf: (action: string, address: string) => string;
  };
  order: {
    status: Record<
      | 'unpaid'
      | 'processing'
      | 'paid'
      | 'in-transit'
      | 'delivered'
      | 'completed'
      | 'cancelled'
      | 'refunded'
      | 'unknown',
      string
    >;
    action: Record<
      | 'pay'
      | 'cancel'
      | 'confirm-receipt'
      | 'logistics'
      | 'add-review'
      | 'apply-refund'
      | 'reorder'
      | 'delete'
      | 'view-details',
      string
    >;
    number: string;
    placed: string;
    total: string;
    actionOf: (action: string, number: string) => string;
    pieces: (count: number) => string;
    quantity: (count: number) => string;
    lines: string;
  };
  checkout: {
    summary: string;
  };
  form: {
    /** Title of the list of errors. */
    errors: (count: number) => string;
  };
  addressForm: {
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
}
