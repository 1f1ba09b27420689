import type { Pair } from './catalog/shape.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

/** What can be said of anything, by stars. */
export const SAID_OF_ALL: Readonly<Record<Stars, readonly Pair[]>> = {
  5: [
    ['Exactly what the pictures promised.', 'Exactement ce que promettaient les photos.'],
    [
      'Arrived two days early and wrapped as if somebody cared.',
      'Arrivé avec deux jours d’avance, emballé comme si quelqu’un y tenait.',
    ],
    [
      'Bought as a present. The same evening I ordered again, for myself.',
      'Acheté pour offrir. Le soir même, je repassais commande, pour moi.',
    ],
    [
      'My neighbour asked where it came from. That has never happened before.',
      'Mon voisin a demandé d’où ça venait. C’est bien la première fois.',
    ],
    [
      'I would buy it again tomorrow, and I do not say that often.',
      'Je rachèterais demain, et je ne dis pas ça souvent.',
    ],
    ['No instructions needed, and no disappointment either.', 'Pas besoin de mode d’emploi, et aucune déception.'],
    [
      'The merchant answered my question within the hour, on a Sunday.',
      'Le marchand a répondu à ma question dans l’heure, un dimanche.',
    ],
    [
      'Small shop, great care. There was a handwritten note in the parcel.',
      'Petite boutique, grand soin. Il y avait un mot écrit à la main dans le colis.',
    ],
    [
      'I had looked for weeks. Found it here in five minutes.',
      'Je cherchais depuis des semaines. Trouvé ici en cinq minutes.',
    ],
    [
      'It makes an ordinary Tuesday a little less ordinary.',
      'De quoi rendre un mardi ordinaire un peu moins ordinaire.',
    ],
    ['The whole household approves, and that is rare.', 'Toute la maison approuve, et c’est rare.'],
    ['Worth every cent. I compared for a long time.', 'Ça vaut son prix. J’ai longtemps comparé.'],
    ['Simple, well made, nothing too much.', 'Simple, bien fait, rien de trop.'],
    ['The photograph does not do it justice.', 'La photo ne lui rend pas justice.'],
    ['I came for something else and regret nothing.', 'Je cherchais autre chose et je ne regrette rien.'],
  ],
  4: [
    [
      'Very good. One star off for the box, which was far too big.',
      'Très bien. Une étoile en moins pour le carton, beaucoup trop grand.',
    ],
    [
      'Good quality. Delivery took a day longer than announced.',
      'Bonne qualité. La livraison a pris un jour de plus que prévu.',
    ],
    [
      'Does what it should. I would have liked a little more choice.',
      'Fait ce qu’on lui demande. J’aurais aimé un peu plus de choix.',
    ],
    ['A pleasant surprise for the price.', 'Une bonne surprise pour le prix.'],
    ['Almost perfect. Ask me again in a year.', 'Presque parfait. Reposez-moi la question dans un an.'],
    [
      'A little smaller than I had imagined. Do read the measures.',
      'Un peu plus petit que je ne l’imaginais. Lisez bien les mesures.',
    ],
    ['Well made and well packed. Not cheap.', 'Bien fait, bien emballé. Pas donné.'],
    [
      'I hesitated between two and took this one. No regrets so far.',
      'J’ai hésité entre deux et j’ai pris celui-ci. Aucun regret jusqu’ici.',
    ],
    ['Sound work. The label was hard to remove.', 'Du sérieux. L’étiquette était difficile à enlever.'],
    [
      'As described and promptly sent. Nothing to complain about, nothing to sing about.',
      'Conforme et vite expédié. Pas de quoi se plaindre, pas de quoi chanter.',
    ],
    [
      'My second order from this merchant, and not my last.',
      'Ma deuxième commande chez ce marchand, et pas la dernière.',
    ],
  ],
  3: [
    ['All right. For the price I had expected a little more.', 'Correct. Pour ce prix, j’attendais un peu mieux.'],
    ['Neither good nor bad. I do use it, which says something.', 'Ni bien ni mal. Je m’en sers, c’est déjà ça.'],
    [
      'The parcel had seen things. What was inside had not, luckily.',
      'Le colis en avait vu de belles. Pas le contenu, heureusement.',
    ],
    ['Prettier than practical.', 'Plus beau que pratique.'],
    [
      'Fine, but not for me. I gave it to my sister, who is delighted.',
      'Bien, mais pas pour moi. Ma sœur en a hérité, elle est ravie.',
    ],
    ['It took a while to arrive, and longer to love.', 'Long à arriver, plus long encore à aimer.'],
    ['Decent. The pictures flatter it.', 'Honnête. Les photos sont flatteuses.'],
  ],
  2: [
    [
      'I expected something else. Read the description twice before you order.',
      'Je m’attendais à autre chose. Lisez deux fois la description avant de commander.',
    ],
    ['Came late and without a word of explanation.', 'Arrivé en retard, sans un mot d’explication.'],
    ['Not bad, but not what I would call careful work either.', 'Pas mauvais, mais pas vraiment soigné non plus.'],
    [
      'I sent it back. The refund was quick, I give them that.',
      'Renvoyé. Le remboursement a été rapide, il faut le dire.',
    ],
    ['Pretty, and that is about all.', 'Joli, et c’est à peu près tout.'],
  ],
  1: [
    ['Arrived damaged. The merchant is looking into it.', 'Arrivé abîmé. Le marchand s’en occupe.'],
    ['Not for me at all.', 'Pas du tout pour moi.'],
    ['It did not survive the first day.', 'N’a pas survécu au premier jour.'],
    [
      'Something was missing from the parcel. I am still waiting.',
      'Il manquait quelque chose dans le colis. J’attends encore.',
    ],
  ],
};

/** What fits the things of one top category only, by its slug. */
export const SAID_OF_SOME: Readonly<Record<string, Partial<Record<Stars, readonly Pair[]>>>> = {
  fashion: {
    5: [
      ['Fits as if somebody had taken my measures.', 'Ça tombe comme si on avait pris mes mesures.'],
      ['Worn the day it came, and all day long.', 'Porté le jour même, et toute la journée.'],
    ],
    4: [
      [
        'Runs a little large. Keep your usual size if you like room.',
        'Taille un peu grand. Gardez votre taille si vous aimez l’aisance.',
      ],
    ],
  },
  accessories: {
    5: [['People notice it and cannot say why.', 'On le remarque sans savoir dire pourquoi.']],
    4: [['Elegant. I would have liked a pouch to keep it in.', 'Élégant. J’aurais aimé une pochette pour le ranger.']],
  },
  electronics: {
    5: [
      [
        'Out of the box and at work in a minute. No account, no app.',
        'Déballé, en marche en une minute. Ni compte ni application.',
      ],
    ],
    4: [
      [
        'Works without a fuss. The manual is short, which is a good sign.',
        'Fonctionne sans histoires. La notice est courte, c’est bon signe.',
      ],
    ],
  },
  'home-and-garden': {
    5: [
      ['It looks as if it had always been here.', 'On dirait que ça a toujours été là.'],
      ['It has changed the corner where it stands.', 'Le coin où je l’ai mis n’est plus le même.'],
    ],
    4: [
      [
        'Takes a little more room than I thought, and deserves it.',
        'Prend un peu plus de place que prévu, et la mérite.',
      ],
    ],
  },
  'kitchen-and-pantry': {
    5: [['Sunday lunch has a new star.', 'Le déjeuner du dimanche a sa nouvelle vedette.']],
    4: [
      [
        'My guests asked about it. Next time I order two.',
        'Mes invités ont posé des questions. La prochaine fois, j’en prends deux.',
      ],
    ],
  },
  'play-and-outdoors': {
    5: [['We forgot the time, all of us.', 'Personne n’a vu l’heure passer.']],
    4: [
      [
        'The children took it over within minutes. I am waiting for my turn.',
        'Les enfants se le sont approprié en deux minutes. J’attends mon tour.',
      ],
    ],
  },
  studio: {
    5: [
      ['I have not put it down since it came.', 'Je ne l’ai pas lâché depuis son arrivée.'],
      ['Makes you want to start before breakfast.', 'Donne envie de s’y mettre avant le petit déjeuner.'],
    ],
    4: [
      [
        'A pleasure to use, once you have given it an evening.',
        'Un plaisir, une fois qu’on lui a consacré une soirée.',
      ],
    ],
  },
};

/** Merchants' replies to satisfied and dissatisfied customers. */
export const REPLIES: Readonly<Record<'content' | 'not', readonly [Pair, ...Pair[]]>> = {
  content: [
    ['Thank you, we read every one of these.', 'Merci, nous lisons chacun de vos avis.'],
    ['You have made our morning.', 'Voilà notre matinée faite.'],
  ],
  not: [
    ['Thank you for telling us. We have written to you.', 'Merci de nous l’avoir dit. Nous vous avons écrit.'],
    ['We are sorry, and have changed the packing since.', 'Nous en sommes désolés. L’emballage a été revu depuis.'],
    ['Send it back whenever you like, we pay the postage.', 'Renvoyez-le quand vous voulez, le port est pour nous.'],
  ],
};

/** What reviewers call themselves, by the language they write in. */
export const NICKNAMES = {
  en: [
    'Marmalade',
    'Lowtide',
    'Second Breakfast',
    'Rainy Tuesday',
    'Pocket Atlas',
    'Sparrow',
    'Old Bicycle',
    'Juniper',
  ],
  fr: [
    'Tramontane',
    'Grain de sel',
    'Mirabelle',
    'Passe-muraille',
    'Lundi matin',
    'Coquelicot',
    'Vol de nuit',
    'Réglisse',
  ],
} as const;
