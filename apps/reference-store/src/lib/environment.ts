import { createContext, useContext } from 'react';
import type { Locale } from '../i18n/locale.ts';

/** Values that are the same on every page, on the server and in the browser. */
interface Environment {
  /** Origin that the visitor sees. */
  origin: string;
  locale: Locale;
  storeName: string;
}

const EnvironmentContext = createContext<Environment | null>(null);

export const EnvironmentProvider = EnvironmentContext.Provider;

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('A page was rendered outside <App>.');
  return environment;
}
