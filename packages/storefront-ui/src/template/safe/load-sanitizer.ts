import type { AddressRules, OwnerContent } from './profile.ts';

/** The sanitised nodes and stylesheets of an owner's page. */
export interface CleanPage {
  nodes: DocumentFragment;
  sheets: CSSStyleSheet[];
}

type Clean = (content: OwnerContent, rules: AddressRules) => CleanPage;

let loading: Promise<Clean> | undefined;
let loaded: Clean | undefined;

/** Loads the browser's sanitiser. A page that was rendered by the server does not need it. */
export function loadSanitizer(): Promise<Clean> {
  loading ??= import('./clean-page.ts').then(
    ({ cleanPage }) => {
      loaded = cleanPage;
      return cleanPage;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The sanitiser, or undefined until it has loaded. */
export const loadedSanitizer = (): Clean | undefined => loaded;
