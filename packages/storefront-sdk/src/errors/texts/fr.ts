import type { ErrorTexts } from '../error-text.ts';

/** Error messages for shoppers, in French. */
export const fr: ErrorTexts = {
  auth: 'Veuillez vous connecter',
  forbidden: 'Accès refusé',
  'not-found': 'Aucune donnée trouvée',
  invalid: 'Paramètre incorrect',
  conflict: 'Un problème est survenu sur la plateforme',
  'too-large': 'C’est trop volumineux',
  'rate-limited': 'Trop de demandes, réessayez dans un instant',
  server: 'Un problème est survenu sur le serveur, réessayez plus tard',
  platform: 'Un problème est survenu sur la plateforme',
  network: 'Pas de connexion, vérifiez votre réseau',
  timeout: 'Le serveur met trop de temps à répondre, réessayez',
  contract: 'La réponse du serveur est illisible, réessayez plus tard',
};
