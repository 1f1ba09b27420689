import { createContext, useContext } from 'react';

const CollectorContext = createContext<object[] | null>(null);

/** On a server: where pages leave what search engines shall read. */
export const StructuredDataProvider = CollectorContext.Provider;

/**
 * Describes the page to search engines. They read what the server sends, so it is written there once and for all;
 * a browser does nothing here.
 */
export function useStructuredData(...descriptions: (object | undefined)[]): void {
  const collected = useContext(CollectorContext);
  for (const description of descriptions) if (description) collected?.push(description);
}
