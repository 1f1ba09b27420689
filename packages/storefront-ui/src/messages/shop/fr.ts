// Generated from fr.json by packaging/word-modules.ts.
import type { ShopStrings } from './types.ts';

/** Words of `src/shop` in French. */
export const shop: ShopStrings = {
  price: { current: 'Prix actuel', original: 'Prix d’origine', lowest: (price) => `Prix le plus bas des 30 jours précédents\u00a0: ${price}`, pending: 'Prix en cours de mise à jour' },
  rating: { label: (value) => `${String(value).replace('.', ',')} sur 5`, labelWithCount: (value, count) => `${String(value).replace('.', ',')} sur 5 (${count})` },
  sold: (count) => `${count} ${count === '0' ? 'vendu' : count === '1' ? 'vendu' : 'vendus'}`,
  freeShipping: 'Livraison offerte',
  stock: { soldOut: 'Épuisé', left: (pieces) => pieces === 1 ? 'Plus qu’un seul' : `Plus que ${pieces}`, inStock: 'En stock' },
  productCard: { quickAdd: 'Ajout rapide', quickAddOf: (name) => `Ajout rapide\u00a0: ${name}`, quickViewOf: (name) => `Aperçu rapide\u00a0: ${name}` },
  wish: { add: (name) => `Ajouter à la liste d’envies\u00a0: ${name}`, remove: (name) => `Retirer de la liste d’envies\u00a0: ${name}` },
  compare: { add: (name) => `Comparer\u00a0: ${name}`, remove: (name) => `Retirer de la comparaison\u00a0: ${name}` },
  quantity: { label: 'Quantité', labelOf: (name) => `Quantité de ${name}`, decrease: 'Diminuer la quantité', increase: 'Augmenter la quantité', atMost: (pieces) => pieces === 1 ? 'Il n’en reste qu’un' : `Il n’en reste que ${pieces}`, atLeast: 'Un exemplaire au minimum' },
  variants: { unavailable: 'indisponible', explain: (value) => `${value} n’est pas disponible avec vos autres choix.` },
  gallery: { label: (name) => `Images de ${name}`, choose: (number, total) => `Afficher l’image ${number} sur ${total}`, position: (number, total) => `Image ${number} sur ${total}`, enlarge: (number) => `Agrandir l’image ${number}`, video: (name) => `Vidéo\u00a0: ${name}` },
  lightbox: { zoomIn: 'Agrandir', zoomOut: 'Réduire', previous: 'Image précédente', next: 'Image suivante' },
  buy: { add: 'Ajouter au panier', now: 'Acheter maintenant', bar: 'Acheter' },
  merchant: { soldBy: 'Vendu par' },
  cart: { choose: (name) => `Sélectionner ${name}`, chooseAllOf: (merchant) => `Tout sélectionner chez ${merchant}`, remove: 'Retirer', removeOf: (name) => `Retirer ${name}`, unitPrice: 'Prix unitaire', lineTotal: 'Total de la ligne', priceChanged: (was, now) => `Le prix est passé de ${was} à ${now}.`, subtotalOf: (merchant) => `Sous-total, ${merchant}`, lines: 'Articles', summary: 'Récapitulatif' },
  receipt: { updating: 'Mise à jour du total', updated: (total) => `Nouveau total\u00a0: ${total}` },
  header: { navigation: 'Navigation principale', menu: 'Menu', search: 'Rechercher', account: 'Compte', accountOf: (name) => `Compte de ${name}`, signedInAs: (name) => `Connecté en tant que ${name}`, signOut: 'Se déconnecter', cart: (count) => `Panier, ${count < 2 ? `${count} article` : `${count} articles`}`, cartUncounted: 'Panier', announcement: 'Annonce', dismissAnnouncement: 'Masquer l’annonce', language: (current) => `Langue\u00a0: ${current}`, currency: (current) => `Devise\u00a0: ${current}`, languages: 'Langue', currencies: 'Devise' },
  categoryMenu: { allOf: (category) => `Tout voir\u00a0: ${category}`, back: 'Retour' },
  search: { title: 'Recherche', label: 'Que cherchez-vous\u00a0?', placeholder: 'Produit ou catégorie', submit: 'Rechercher', hot: 'Recherches populaires', recent: 'Recherches récentes', forget: (words) => `Effacer «\u00a0${words}\u00a0»`, forgetAll: 'Tout effacer', products: 'Produits', categories: 'Catégories', suggestions: (count) => count === 0 ? 'Aucune suggestion' : count < 2 ? `${count} suggestion` : `${count} suggestions` },
  footer: { newsletterTitle: 'Newsletter', newsletterText: 'Nouveautés et offres, directement dans votre boîte de réception.', newsletterEmail: 'Adresse e-mail', newsletterSubmit: 'S’abonner', share: 'Partager cette page', shareOn: (network) => `Partager sur ${network}`, follow: 'Nous suivre', followOn: (network) => `Nous suivre sur ${network}`, trust: 'Paiement et sécurité' },
  filters: { title: 'Filtrer et trier', sort: 'Trier par', price: 'Prix', from: 'De', to: 'À', apply: 'Appliquer', applied: (count) => count < 2 ? `${count} filtre appliqué` : `${count} filtres appliqués`, remove: (filter) => `Retirer le filtre\u00a0: ${filter}`, clear: 'Tout effacer', priceInvalid: 'Veuillez saisir un montant, par exemple 25 ou 19,90.' },
};
