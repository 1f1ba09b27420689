import type { OwnerPageContent } from '@promenade/storefront-hooks/template';
import { createContext } from 'react';

/** On a server: writes an owner's page, or forgets it where nothing of it can be shown. */
export type WriteOwnerMarkup = (content: OwnerPageContent) => string | undefined;

export const OwnerMarkupContext = createContext<WriteOwnerMarkup | undefined>(undefined);
