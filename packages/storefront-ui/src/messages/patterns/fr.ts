// Generated from fr.json by packaging/word-modules.ts.
import type { PatternStrings } from './types.ts';

/** Words of `src/patterns` in French. */
export const patterns: PatternStrings = {
  header: { navigation: 'Navigation principale', menu: 'Menu', search: 'Rechercher', account: 'Compte', accountOf: (name) => `Compte de ${name}`, signedInAs: (name) => `Connecté en tant que ${name}`, signOut: 'Se déconnecter', cart: (count) => `Panier, ${count < 2 ? `${count} article` : `${count} articles`}`, cartUncounted: 'Panier', announcement: 'Annonce', dismissAnnouncement: 'Masquer l’annonce', language: (current) => `Langue\u00a0: ${current}`, currency: (current) => `Devise\u00a0: ${current}`, languages: 'Langue', currencies: 'Devise' },
  commands: { title: 'Commandes rapides', placeholder: 'Page, commande ou action' },
  categoryMenu: { allOf: (category) => `Tout voir\u00a0: ${category}`, back: 'Retour' },
  search: { title: 'Recherche', label: 'Que cherchez-vous\u00a0?', placeholder: 'Produit ou catégorie', submit: 'Rechercher', hot: 'Recherches populaires', recent: 'Recherches récentes', forget: (words) => `Effacer «\u00a0${words}\u00a0»`, forgetAll: 'Tout effacer', products: 'Produits', categories: 'Catégories', suggestions: (count) => count === 0 ? 'Aucune suggestion' : count < 2 ? `${count} suggestion` : `${count} suggestions` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'Nouveautés et offres, directement dans votre boîte de réception.', newsletterEmail: 'Adresse e-mail', newsletterSubmit: 'S’abonner', share: 'Partager cette page', shareOn: (network) => `Partager sur ${network}`, follow: 'Nous suivre', followOn: (network) => `Nous suivre sur ${network}`, trust: 'Paiement et sécurité' },
  filters: { title: 'Filtrer et trier', sort: 'Trier par', price: 'Prix', from: 'De', to: 'À', apply: 'Appliquer', applied: (count) => count < 2 ? `${count} filtre appliqué` : `${count} filtres appliqués`, remove: (filter) => `Retirer le filtre\u00a0: ${filter}`, clear: 'Tout effacer', priceInvalid: 'Veuillez saisir un montant, par exemple 25 ou 19,90.' },
  cart: { summary: 'Récapitulatif', undo: 'Annuler' },
  loadError: { title: 'Le chargement a échoué', text: 'Vérifiez votre connexion, puis réessayez.', retry: 'Réessayer' },
  notice: { dismiss: 'Masquer' },
};
