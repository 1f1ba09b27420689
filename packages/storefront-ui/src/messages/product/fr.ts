// Generated from fr.json by packaging/word-modules.ts.
import type { ProductStrings } from './types.ts';

/** Words of a product’s page in French. */
export const product: ProductStrings = {
  coupon: { off: (value) => `−${value}`, minimum: (amount) => `dès ${amount} d’achat`, anyOrder: 'sans minimum d’achat', kind: { unknown: 'Bon de réduction', general: 'Sur tous les produits', goods: 'Sur une sélection de produits', category: 'Sur une sélection de catégories' }, kindOf: (kind, merchant) => `${kind} de ${merchant}`, from: 'Valable du', until: 'au', validUntil: 'Valable jusqu’au', days: (count) => `Valable ${count < 2 ? `${count}\u00a0jour` : `${count}\u00a0jours`} après réception`, receive: 'Obtenir', receiveOf: (name) => `Obtenir\u00a0: ${name}`, state: { open: 'Disponible', received: 'Obtenu', disabled: 'Indisponible', over: 'Offre terminée', 'not-yet': 'Bientôt disponible', 'sold-out': 'Épuisé', usable: 'À utiliser', used: 'Utilisé', expired: 'Expiré', 'not-started': 'Pas encore valable' } },
  review: { verified: 'Achat vérifié', bought: (attributes) => `Modèle acheté\u00a0: ${attributes}`, reply: 'Réponse du marchand', enlarge: (number, author) => `Agrandir la photo ${number} de ${author}`, mean: (average) => `${average} sur 5 en moyenne`, spread: 'Répartition des notes' },
};
