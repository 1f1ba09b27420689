import { createContext, type ReactNode } from 'react';

/**
 * On a server: the guest's cart as forms, for browsers that run no scripts; `undefined` where it could not be read. It is shown
 * inside `<noscript>`, whose content React does not render in browsers.
 */
export const PlainCartContext = createContext<ReactNode>(undefined);
