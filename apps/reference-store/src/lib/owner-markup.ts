import type { OwnerPageContent } from '@promenade/storefront-hooks/template';
import { createContext } from 'react';

/** Server only: renders an owner's page to HTML, and drops pages of which nothing can be shown. */
export type WriteOwnerMarkup = (content: OwnerPageContent) => string | undefined;

export const OwnerMarkupContext = createContext<WriteOwnerMarkup | undefined>(undefined);
