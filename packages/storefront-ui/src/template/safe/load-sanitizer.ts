import type { AddressRules, OwnerContent } from './profile.ts';

/** The nodes and stylesheets of an owner's page, safe to show. */
export interface CleanPage {
  nodes: DocumentFragment;
  sheets: CSSStyleSheet[];
}

type Clean = (content: OwnerContent, rules: AddressRules) => CleanPage;

let loading: Promise<Clean> | undefined;
let loaded: Clean | undefined;

/** Loads what makes owners' pages safe in a browser: a page from a server that has been there needs none of it. */
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

/** The sanitiser, where it is loaded. */
export const loadedSanitizer = (): Clean | undefined => loaded;
