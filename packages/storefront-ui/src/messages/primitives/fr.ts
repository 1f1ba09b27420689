// Generated from fr.json by packaging/word-modules.ts.
import type { PrimitiveStrings } from './types.ts';

/** Words of `src/primitives` in French. */
export const primitives: PrimitiveStrings = {
  close: 'Fermer',
  cancel: 'Annuler',
  optional: 'facultatif',
  error: 'Erreur\u00a0:',
  skipToContent: 'Aller au contenu',
  loading: 'Chargement en cours',
  pictureMissing: 'Image indisponible',
  breadcrumbs: 'Fil d’Ariane',
  notifications: 'Notifications',
  undo: 'Annuler',
  textSelected: 'Le texte est sélectionné. Copiez-le avec le clavier ou le menu.',
  chip: { remove: 'Retirer' },
  countdown: { left: (time) => `Temps restant\u00a0: ${time}`, ended: 'Le délai est écoulé.' },
  loadMore: { action: 'Afficher la suite', pages: 'Pages', page: (number) => `Page ${number}`, shown: (shown, total) => shown < 2 ? `${shown} sur ${total} affiché` : `${shown} sur ${total} affichés` },
  combobox: { pending: 'Recherche en cours…', count: (count) => count === 0 ? 'Aucun résultat' : count < 2 ? `${count} choix possible` : `${count} choix possibles` },
  pagination: { previous: 'Précédent', next: 'Suivant', place: (page, pages) => `Page ${page} sur ${pages}` },
  carousel: { previous: 'Image précédente', next: 'Image suivante', pause: 'Mettre le défilement en pause', play: 'Reprendre le défilement', slides: 'Choisir une image', slide: (number, total) => `Image ${number} sur ${total}` },
  commands: { title: 'Commandes rapides', placeholder: 'Page, commande ou action' },
  loadError: { title: 'Le chargement a échoué', text: 'Vérifiez votre connexion, puis réessayez.', retry: 'Réessayer' },
  notice: { dismiss: 'Masquer' },
};
