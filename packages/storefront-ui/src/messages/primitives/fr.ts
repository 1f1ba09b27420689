import type { PrimitiveStrings } from './types.ts';

export const primitives: PrimitiveStrings = {
  close: 'Fermer',
  cancel: 'Annuler',
  optional: 'facultatif',
  error: 'Erreur\u00a0:',
  skipToContent: 'Aller au contenu',
  loading: 'Chargement en cours',
  pictureMissing: 'Image indisponible',
  backToTop: 'Haut de page',
  breadcrumbs: 'Vous êtes ici',
  notifications: 'Notifications',
  chip: { remove: 'Retirer' },
  password: {
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    strength: { weak: 'Facile à deviner', fair: 'Correct', strong: 'Solide' },
  },
  code: {
    label: 'Code de vérification',
    send: 'Envoyer le code',
    resendIn: (seconds) => `Renvoyer dans ${seconds}\u00a0s`,
    wait: (seconds) => `Vous pourrez demander un autre code dans ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}.`,
    ready: 'Vous pouvez maintenant demander un autre code.',
  },
  starRating: {
    star: (stars) =>
      ({
        1: '1 étoile, mauvais',
        2: '2 étoiles, passable',
        3: '3 étoiles, correct',
        4: '4 étoiles, bien',
        5: '5 étoiles, excellent',
      })[stars],
  },
  countdown: { left: (time) => `Temps restant\u00a0: ${time}`, ended: 'Le délai est écoulé.' },
  steps: { label: 'Étapes', done: 'terminée', current: 'en cours', toCome: 'à venir' },
  loadMore: {
    action: 'Afficher la suite',
    pages: 'Pages',
    page: (number) => `Page ${number}`,
    shown: (shown, total) => `${shown} sur ${total} ${shown < 2 ? 'affiché' : 'affichés'}`,
  },
  pagination: {
    previous: 'Précédent',
    next: 'Suivant',
    place: (page, pages) => `Page ${page} sur ${pages}`,
  },
  fileUpload: {
    choose: 'Choisir des fichiers',
    drop: 'ou les déposer ici',
    uploading: (name, percent) => `${name}, envoi en cours${percent === undefined ? '' : `, ${percent}\u00a0%`}`,
    done: (name) => `${name}, envoyé`,
    failed: (name) => `${name} n’a pas pu être envoyé`,
    cancel: (name) => `Annuler l’envoi de ${name}`,
    retry: (name) => `Envoyer à nouveau ${name}`,
    remove: (name) => `Retirer ${name}`,
  },
  carousel: {
    previous: 'Image précédente',
    next: 'Image suivante',
    pause: 'Mettre le défilement en pause',
    play: 'Reprendre le défilement',
    slides: 'Choisir une image',
    slide: (number, total) => `Image ${number} sur ${total}`,
  },
};
