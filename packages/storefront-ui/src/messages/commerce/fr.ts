// Generated from fr.json by packaging/word-modules.ts.
import type { CommerceStrings } from './types.ts';

/** Words of `src/commerce` in French. */
export const commerce: CommerceStrings = {
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
  cart: { choose: (name) => `Sélectionner ${name}`, chooseAllOf: (merchant) => `Tout sélectionner chez ${merchant}`, remove: 'Retirer', removeOf: (name) => `Retirer ${name}`, unitPrice: 'Prix unitaire', lineTotal: 'Total de la ligne', priceChanged: (was, now) => `Le prix est passé de ${was} à ${now}.`, subtotalOf: (merchant) => `Sous-total, ${merchant}`, lines: 'Articles' },
  receipt: { updating: 'Mise à jour du total', updated: (total) => `Nouveau total\u00a0: ${total}` },
};
