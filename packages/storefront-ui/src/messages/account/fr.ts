// Generated from fr.json by packaging/word-modules.ts.
import type { AccountStrings } from './types.ts';

/** Words of signing in, buying and the account in French. */
export const account: AccountStrings = {
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe', strength: { weak: 'Facile à deviner', fair: 'Correct', strong: 'Solide' } },
  code: { label: 'Code de vérification', send: 'Envoyer le code', resendIn: (seconds) => `Renvoyer dans ${seconds}\u00a0s`, wait: (seconds) => `Vous pourrez demander un autre code dans ${seconds < 2 ? `${seconds} seconde` : `${seconds} secondes`}.`, ready: 'Vous pouvez maintenant demander un autre code.' },
  starRating: { star: (stars) => stars === 1 ? '1 étoile, mauvais' : stars === 2 ? '2 étoiles, passable' : stars === 3 ? '3 étoiles, correct' : stars === 4 ? '4 étoiles, bien' : `${stars} étoiles, excellent` },
  steps: { label: 'Étapes', done: 'terminée', current: 'en cours', toCome: 'à venir' },
  fileUpload: { choose: 'Choisir des fichiers', drop: 'ou les déposer ici', uploading: (name) => `${name}, envoi en cours`, uploadingAt: (name, percent) => `${name}, envoi en cours, ${percent}\u00a0%`, done: (name) => `${name}, envoyé`, failed: (name) => `${name} n’a pas pu être envoyé`, cancel: (name) => `Annuler l’envoi de ${name}`, retry: (name) => `Envoyer à nouveau ${name}`, remove: (name) => `Retirer ${name}` },
  wish: { moveToCart: 'Mettre au panier', moveOf: (name) => `Mettre au panier\u00a0: ${name}`, select: 'Sélectionner', selectOf: (name) => `Sélectionner\u00a0: ${name}`, remove: (name) => `Retirer de la liste d’envies\u00a0: ${name}`, unavailable: 'N’est plus en vente' },
  addressCard: { isDefault: 'Par défaut', makeDefault: 'Choisir par défaut', edit: 'Modifier', remove: 'Supprimer', actionOf: (action, address) => `${action}\u00a0: ${address}` },
  order: { status: { unpaid: 'À payer', processing: 'Paiement en cours', paid: 'Payée', 'in-transit': 'En cours de livraison', delivered: 'Livrée', completed: 'Terminée', cancelled: 'Annulée', refunded: 'Remboursée', unknown: 'En cours' }, action: { pay: 'Payer', cancel: 'Annuler la commande', 'confirm-receipt': 'Confirmer la réception', logistics: 'Suivre le colis', 'add-review': 'Donner mon avis', 'apply-refund': 'Demander un remboursement', reorder: 'Commander à nouveau', delete: 'Supprimer', 'view-details': 'Voir le détail' }, number: 'Commande', placed: 'Passée le', total: 'Total', actionOf: (action, number) => `${action}, commande ${number}`, pieces: (count) => count < 2 ? `${count} article` : `${count} articles`, quantity: (count) => `Quantité ${count}`, lines: 'Articles de cette commande' },
  checkout: { summary: 'Récapitulatif' },
  form: { errors: (count) => count === 1 ? 'Un point est à corriger' : `${count} points sont à corriger` },
  addressForm: { firstName: 'Prénom', lastName: 'Nom', email: 'Adresse e-mail', phone: 'Téléphone', country: 'Pays', chooseCountry: 'Choisissez un pays', addressLine1: 'Adresse', addressLine2: 'Appartement, étage, société', city: 'Ville', state: { state: 'État', province: 'Province', county: 'Comté', region: 'Région' }, postalCode: { zip: 'Code ZIP', postal: 'Code postal' }, isDefault: 'Utiliser comme adresse par défaut', save: 'Enregistrer l’adresse', cancel: 'Annuler' },
};
