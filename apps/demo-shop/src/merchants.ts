import type { Pair } from './catalog/shape.ts';

export interface MerchantSeed {
  slug: string;
  name: string;
  intro: Pair;
  /** Promise printed on the merchant's page for every parcel. */
  promise: Pair;
  /** Slug of the top category it mostly sells in. */
  category: string;
  /** 1 has products, 2 can promote products, 3 both. */
  type: 1 | 2 | 3;
  isSelf: boolean;
  stars: 3 | 4 | 5;
  /** OKLCH hue of its backdrop. */
  hue: number;
  /** The first is its sign, all stand in its banner. */
  objects: string;
  address: string;
  phone: string;
  /** Who stands behind the name. */
  company: string;
  /** Contact channel for customers and, for links, the URL; email if missing. */
  service?: readonly ['phone'] | readonly ['h5' | 'message', string];
}

export const MERCHANTS: readonly MerchantSeed[] = [
  {
    slug: 'larkstep',
    name: 'Larkstep',
    intro: [
      'Shoes and clothes for people who go on foot. We repair what we sell, for as long as there is something to repair.',
      'Chaussures et vêtements pour ceux qui vont à pied. Nous réparons ce que nous vendons, tant qu’il reste quelque chose à réparer.',
    ],
    promise: [
      'Walk in it for thirty days. If it rubs, send it back.',
      'Trente jours pour marcher avec. Si ça frotte, renvoyez-le.',
    ],
    category: 'fashion',
    type: 3,
    isSelf: false,
    stars: 5,
    hue: 28,
    objects: '🥾 👟 🧥 🧣 👒 🧦',
    address: '4 Cobbler’s Yard, Portland, ME 04101, US',
    phone: '+1 207 555 0104',
    company: 'Larkstep Footwear LLC',
    service: ['phone'],
  },
  {
    slug: 'osier-et-plume',
    name: 'Osier & Plume',
    intro: [
      'Bags, jewels and umbrellas from nine small workshops, signed on the inside where only you see it.',
      'Sacs, bijoux et parapluies de neuf petits ateliers, signés à l’intérieur, là où vous seul regardez.',
    ],
    promise: ['Leather repaired free of charge for two years.', 'Le cuir est réparé sans frais pendant deux ans.'],
    category: 'accessories',
    type: 1,
    isSelf: false,
    stars: 4,
    hue: 62,
    objects: '👜 🧺 👒 ☂️ 💍 👛',
    address: '18 Quai des Vanniers, Nantes, 44000, FR',
    phone: '+33 1 99 00 12 18',
    company: 'Osier & Plume SARL',
    service: ['message', 'https://messages.example/osier-et-plume'],
  },
  {
    slug: 'quiet-kilowatt',
    name: 'Quiet Kilowatt',
    intro: [
      'Electronics that do one thing and then let you go outside. Every device opens with an ordinary screwdriver.',
      'De l’électronique qui fait une chose, puis vous laisse sortir. Chaque appareil s’ouvre avec un tournevis ordinaire.',
    ],
    promise: ['Spare parts for ten years, manuals for ever.', 'Pièces pendant dix ans, notices pour toujours.'],
    category: 'electronics',
    type: 1,
    isSelf: false,
    stars: 4,
    hue: 255,
    objects: '📻 🎧 📷 💻 🎙️ 🔋',
    address: '210 Transformer Row, Detroit, MI 48201, US',
    phone: '+1 313 555 0121',
    company: 'Quiet Kilowatt Inc.',
    service: ['h5', 'https://quiet-kilowatt.example/help'],
  },
  {
    slug: 'foyer-lune',
    name: 'Foyer Lune',
    intro: [
      'Furniture, light and small rituals for the hours after the door is shut.',
      'Meubles, lumières et petits rituels pour les heures d’après la porte fermée.',
    ],
    promise: ['We carry it to the room where you want it.', 'Nous le portons jusqu’à la pièce où vous le voulez.'],
    category: 'home-and-garden',
    type: 3,
    isSelf: false,
    stars: 5,
    hue: 130,
    objects: '🕰️ 🛋️ 🕯️ 🪞 🏺 🪑',
    address: '7 rue de la Veilleuse, Lyon, 69001, FR',
    phone: '+33 1 99 00 45 07',
    company: 'Foyer Lune SAS',
  },
  {
    slug: 'fernhollow',
    name: 'Fernhollow',
    intro: [
      'A garden shop that grew into the woods: plants, tools, tents, and anything with wheels.',
      'Une jardinerie qui a fini par gagner la forêt : plantes, outils, tentes, et tout ce qui roule.',
    ],
    promise: ['Plants travel overnight and arrive watered.', 'Les plantes voyagent de nuit et arrivent arrosées.'],
    category: 'play-and-outdoors',
    type: 1,
    isSelf: false,
    stars: 5,
    hue: 165,
    objects: '🪴 ⛺ 🌷 🚲 🔨 🌻',
    address: '1 Fernhollow Lane, Asheville, NC 28801, US',
    phone: '+1 828 555 0133',
    company: 'Fernhollow Nurseries LLC',
    service: ['phone'],
  },
  {
    slug: 'copper-ladle',
    name: 'The Copper Ladle',
    intro: [
      'A kitchen shop with a bakery at the back. We sell the pan and, before nine, the croissant.',
      'Une boutique de cuisine avec un fournil au fond. Nous vendons la poêle et, avant neuf heures, le croissant.',
    ],
    promise: ['Fresh goods leave the day they are made.', 'Les produits frais partent le jour même.'],
    category: 'kitchen-and-pantry',
    type: 1,
    isSelf: true,
    stars: 5,
    hue: 85,
    objects: '🫖 🍳 🥐 🍯 🔪 🍋',
    address: '33 Simmer Street, New Orleans, LA 70116, US',
    phone: '+1 504 555 0147',
    company: 'Promenade Kitchens LLC',
  },
  {
    slug: 'marbles-and-kites',
    name: 'Marbles & Kites',
    intro: [
      'Toys that need no batteries and games that end in laughter or in rules being read aloud.',
      'Des jouets sans piles et des jeux qui finissent en rires ou en lecture des règles à voix haute.',
    ],
    promise: [
      'A lost piece? Tell us which, it is in the post.',
      'Une pièce perdue ? Dites laquelle, elle est au courrier.',
    ],
    category: 'play-and-outdoors',
    type: 2,
    isSelf: false,
    stars: 4,
    hue: 300,
    objects: '🧸 🪁 🎲 🚂 🪀 🧩',
    address: '12 Hopscotch Square, Madison, WI 53703, US',
    phone: '+1 608 555 0158',
    company: 'Marbles & Kites Cooperative',
  },
  {
    slug: 'inkwell-street',
    name: 'Inkwell Street',
    intro: [
      'Paper, colour and music under one leaking roof. Ask for the back room, it has the violins.',
      'Papier, couleur et musique sous un toit qui goutte. Demandez l’arrière-boutique, les violons y sont.',
    ],
    promise: ['Instruments are tuned before they are packed.', 'Les instruments sont accordés avant d’être emballés.'],
    category: 'studio',
    type: 3,
    isSelf: false,
    stars: 4,
    hue: 330,
    objects: '🖋️ 📚 🎻 🎨 🧶 📓',
    address: '56 Inkwell Street, Providence, RI 02903, US',
    phone: '+1 401 555 0165',
    company: 'Inkwell Street Trading LLC',
    service: ['message', 'https://messages.example/inkwell-street'],
  },
];
