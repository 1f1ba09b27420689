import { type ErrorKind, isStorefrontError, wordless } from './storefront-error.ts';

const french: Readonly<Record<ErrorKind, string>> = {
  auth: 'Veuillez vous connecter',
  forbidden: 'Accès refusé',
  'not-found': 'Aucune donnée trouvée',
  invalid: 'Paramètre incorrect',
  'rate-limited': 'Trop de demandes, réessayez dans un instant',
  server: 'Un problème est survenu sur le serveur, réessayez plus tard',
  platform: 'Un problème est survenu sur la plateforme',
  network: 'Pas de connexion, vérifiez votre réseau',
  timeout: 'La réponse tarde trop, réessayez',
  aborted: '',
  contract: 'La réponse du serveur est illisible, réessayez plus tard',
};

const english: Readonly<Record<ErrorKind, string>> = {
  auth: 'Please sign in',
  forbidden: 'No access',
  'not-found': 'No data found',
  invalid: 'Bad parameter',
  'rate-limited': 'Too many requests, try again in a moment',
  server: 'Something went wrong on the server side, please try again later',
  platform: 'Something went wrong with the platform',
  network: 'No connection, please check your network',
  timeout: 'The answer takes too long, please try again',
  aborted: '',
  contract: 'The server sent an unreadable answer, please try again later',
};

/** Kinds whose message never comes from the server. */
const ours: readonly ErrorKind[] = ['network', 'timeout', 'aborted', 'contract'];

/**
 * What to tell a shopper about an error. The server's own message wins where the specification says so;
 * an aborted call has nothing to say (`''`).
 */
export function errorText(error: unknown, locale: 'en' | 'fr'): string {
  const texts = locale === 'fr' ? french : english;
  if (!isStorefrontError(error)) return texts.platform;
  const { kind, message } = error;
  return ours.includes(kind) || message === wordless(error) ? texts[kind] : message;
}
