import { createContext, useContext } from 'react';
import type { Locale } from '../i18n/locale.ts';

/** What every page knows of its surroundings; the same on the server and in the browser. */
interface Environment {
  /** Origin as the visitor sees it. */
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
