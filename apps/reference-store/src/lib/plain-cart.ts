import { createContext, type ReactNode } from 'react';

/**
 * Server only: the guest's cart as forms, for browsers without scripts; `undefined` if it could not be read. It is rendered inside `<noscript>`,
 * whose content React does not render in browsers.
 */
export const PlainCartContext = createContext<ReactNode>(undefined);
