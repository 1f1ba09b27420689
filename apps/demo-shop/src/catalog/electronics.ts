import { choice, colours, contents, sizes } from './axes.ts';
import type { TopSeed } from './shape.ts';

export const electronics: TopSeed = {
  slug: 'electronics',
  name: ['Electronics', 'Électronique'],
  hue: 262,
  fee: 6,
  objects: '🎧 📷 📻 💻 🎮 🎙️ 📺',
  branches: [
    {
      slug: 'sound',
      name: ['Sound', 'Son'],
      leaves: [
        {
          slug: 'headphones-and-microphones',
          name: ['Headphones and microphones', 'Casques et micros'],
          care: [
            'Ear pads and grilles are spare parts: ask us.',
            'Coussinets et grilles se remplacent, il suffit de demander.',
          ],
          weight: 420,
          merchant: 'quiet-kilowatt',
          products: [
            {
              slug: 'hush-headphones',
              name: ['Hush over-ear headphones', 'Casque Chut'],
              summary: [
                'They close the door on the train and leave the music in.',
                'Il ferme la porte sur le train et garde la musique à l’intérieur.',
              ],
              facts: [
                'Active noise cancelling; 40 h; replaceable battery',
                'Réduction de bruit active; 40 h; batterie remplaçable',
              ],
              price: 19900,
              attributes: {
                material: ['Aluminium, vegan leather', 'Aluminium, simili-cuir'],
                dimensions: ['17 × 19 × 8 cm', '17 × 19 × 8 cm'],
                warranty: ['3 years', '3 ans'],
              },
              objects: '🎧 📻 💿',
              axes: [colours('chalk', 'sky', 'rose', 'graphite')],
              pinned: { discount: 'running', stock: 'plenty', freeShipping: true },
            },
            {
              slug: 'late-show-microphone',
              name: ['Late Show studio microphone', 'Micro de studio Late Show'],
              summary: [
                'A large grille with a larger voice, ready on one cable.',
                'Une grande grille, une voix plus grande encore, un seul câble.',
              ],
              facts: ['Cardioid; USB-C; desk stand', 'Cardioïde; USB-C; pied de table'],
              price: 13900,
              objects: '🎙️ 🎧 🎚️',
            },
            {
              slug: 'open-stage-microphone',
              name: ['Open Stage hand microphone', 'Micro à main Scène ouverte'],
              summary: [
                'Survives drops, spills and second verses.',
                'Survit aux chutes, aux bières et aux seconds couplets.',
              ],
              facts: ['Dynamic; XLR; steel grille', 'Dynamique; XLR; grille en acier'],
              price: 8900,
              objects: '🎤 🎸 🎛️',
              axes: [choice(['Set', 'Ensemble'], ['Microphone', 'Micro seul'], ['With stand', 'Avec pied', 3500])],
            },
          ],
        },
        {
          slug: 'radios-and-mixers',
          name: ['Radios and mixers', 'Radios et tables de mixage'],
          care: ['Dust with a soft brush, no sprays.', 'Dépoussiérer au pinceau doux, sans aérosol.'],
          weight: 1500,
          merchant: 'quiet-kilowatt',
          products: [
            {
              slug: 'kitchen-table-radio',
              name: ['Kitchen Table radio', 'Radio Table de cuisine'],
              summary: [
                'One dial, one aerial, three alarms, and a warm middle register.',
                'Un bouton, une antenne, trois réveils, et des médiums chaleureux.',
              ],
              facts: ['FM and DAB+; mains or batteries', 'FM et DAB+; secteur ou piles'],
              price: 8400,
              objects: '📻 ☕ 🥐',
              axes: [colours('chalk', 'lagoon', 'coral')],
            },
            {
              slug: 'four-knob-mixer',
              name: ['Four-knob mixer', 'Mixette à quatre boutons'],
              summary: ['Four channels and no menus.', 'Quatre canaux et pas un seul menu.'],
              facts: ['4 inputs; headphone out', '4 entrées; sortie casque'],
              price: 11200,
              objects: '🎛️ 🎧 🎹',
              axes: [colours('chalk', 'night')],
            },
            {
              slug: 'single-fader',
              name: ['The single fader', 'Le potentiomètre solo'],
              summary: [
                'A desktop volume slider with the travel of a mixing desk.',
                'Un curseur de volume de bureau, avec la course d’une vraie console.',
              ],
              facts: ['USB-C; 100 mm travel', 'USB-C; course de 100 mm'],
              price: 5900,
              objects: '🎚️ 💻 🎧',
              pinned: { stock: 'none' },
            },
            {
              slug: 'prism-disc-set',
              name: ['Prism blank disc set', 'Disques vierges Prisme'],
              summary: [
                'For mix tapes that last longer than the romance.',
                'Pour des compilations qui dureront plus que l’idylle.',
              ],
              facts: ['700 MB; paper sleeves', '700 Mo; pochettes en papier'],
              price: 1200,
              objects: '💿 📀 🎧',
              axes: [contents(['10 discs', '10 disques'], ['25 discs', '25 disques', 1300])],
            },
          ],
        },
      ],
    },
    {
      slug: 'picture',
      name: ['Picture', 'Image'],
      leaves: [
        {
          slug: 'cameras',
          name: ['Cameras', 'Appareils photo'],
          care: [
            'Keep the cap on and the strap round your neck.',
            'Le bouchon sur l’objectif, la sangle autour du cou.',
          ],
          weight: 700,
          merchant: 'quiet-kilowatt',
          products: [
            {
              slug: 'sunday-rangefinder',
              name: ['Sunday rangefinder', 'Télémétrique Dimanche'],
              summary: [
                'A quiet shutter and one good lens, so that you look more than you shoot.',
                'Un obturateur discret, un bon objectif: on regarde plus qu’on ne mitraille.',
              ],
              facts: ['24 megapixels; 35 mm f/2; metal body', '24 mégapixels; 35 mm f/2; boîtier métal'],
              price: 74900,
              objects: '📷 🎞️ 🗺️ 🎒',
              axes: [
                choice(['Kit', 'Kit'], ['Body and 35 mm', 'Boîtier et 35 mm'], ['With 50 mm', 'Avec 50 mm', 22000]),
              ],
              pinned: { discount: 'running', landingPage: true },
            },
            {
              slug: 'party-flash-camera',
              name: ['Party flash camera', 'Compact de fête à flash'],
              summary: [
                'Point, laugh, press. The flash does the rest.',
                'Viser, rire, appuyer. Le flash fait le reste.',
              ],
              facts: ['Instant film; ten shots a pack', 'Film instantané; dix vues par cartouche'],
              price: 9900,
              objects: '📸 🎈 🪩',
            },
            {
              slug: 'holiday-camcorder',
              name: ['Holiday camcorder', 'Caméscope des vacances'],
              summary: [
                'A real zoom rocker and a strap for the back of your hand.',
                'Un vrai zoom à bascule et une sangle pour le dos de la main.',
              ],
              facts: ['4K; 20× optical zoom', '4K; zoom optique 20×'],
              price: 32900,
              objects: '📹 📼 ⛱️',
            },
            {
              slug: 'documentary-cinema-camera',
              name: ['Documentary cinema camera', 'Caméra de cinéma Documentaire'],
              summary: [
                'Two reels of attitude over a modern sensor.',
                'Deux bobines de caractère sur un capteur moderne.',
              ],
              facts: ['6K; internal ND; XLR inputs', '6K; filtres ND internes; entrées XLR'],
              price: 219000,
              objects: '🎥 🎙️ 🎬',
              pinned: { stock: 'low', listedOnStore: false },
            },
          ],
        },
        {
          slug: 'screens-and-projection',
          name: ['Screens and projection', 'Écrans et projection'],
          care: ['Wipe screens dry, with the power off.', 'Essuyer l’écran à sec, appareil éteint.'],
          weight: 6500,
          merchant: 'quiet-kilowatt',
          products: [
            {
              slug: 'antenna-television',
              name: ['Antenna retro television', 'Téléviseur rétro Antenne'],
              summary: [
                'A modern panel in a friendly box with legs.',
                'Une dalle moderne dans une boîte aimable, sur pieds.',
              ],
              facts: ['32 inches; wooden legs; HDMI', '32 pouces; pieds en bois; HDMI'],
              price: 38900,
              objects: '📺 🛋️ 🍿',
              axes: [sizes(['32 inches', '32 pouces'], ['43 inches', '43 pouces', 14000])],
            },
            {
              slug: 'backyard-film-projector',
              name: ['Backyard film projector', 'Projecteur de jardin'],
              summary: ['Hang a sheet, invite the street.', 'On tend un drap, on invite la rue.'],
              facts: ['900 lumens; built-in speaker', '900 lumens; haut-parleur intégré'],
              price: 27900,
              objects: '📽️ 🍿 🏮',
            },
            {
              slug: 'balcony-telescope',
              name: ['Balcony telescope', 'Télescope de balcon'],
              summary: [
                'Saturn’s rings over the rooftops, set up before the kettle boils.',
                'Les anneaux de Saturne par-dessus les toits, en deux minutes.',
              ],
              facts: ['90 mm refractor; tripod included', 'Lunette de 90 mm; trépied compris'],
              price: 24900,
              objects: '🔭 🪐 🗺️',
              pinned: { discount: 'running' },
            },
            {
              slug: 'kitchen-lab-microscope',
              name: ['Kitchen lab microscope', 'Microscope du labo-cuisine'],
              summary: [
                'Onion skins, pond water, and the truth about dust.',
                'Peaux d’oignon, eau de mare, et la vérité sur la poussière.',
              ],
              facts: ['40× to 1000×; LED stage', '40× à 1000×; platine LED'],
              price: 15900,
              objects: '🔬 🥼 📓',
              axes: [choice(['Kit', 'Kit'], ['Microscope', 'Microscope'], ['With slides', 'Avec lames', 1800])],
            },
          ],
        },
      ],
    },
    {
      slug: 'desk-and-play',
      name: ['Desk and play', 'Bureau et jeu'],
      leaves: [
        {
          slug: 'computers',
          name: ['Computers', 'Informatique'],
          care: [
            'Every part in it can be bought from us for ten years.',
            'Toutes les pièces restent disponibles chez nous pendant dix ans.',
          ],
          weight: 1600,
          merchant: 'quiet-kilowatt',
          products: [
            {
              slug: 'slate-laptop-14',
              name: ['Slate 14 laptop', 'Ordinateur portable Ardoise 14'],
              summary: [
                'Matt screen, deep keys, and screws you can turn yourself.',
                'Écran mat, touches profondes, et des vis que l’on tourne soi-même.',
              ],
              facts: ['14 inches; repairable; 1.3 kg', '14 pouces; réparable; 1,3 kg'],
              price: 109900,
              attributes: {
                material: ['Recycled aluminium', 'Aluminium recyclé'],
                dimensions: ['31.2 × 22.1 × 1.5 cm', '31,2 × 22,1 × 1,5 cm'],
                warranty: ['5 years', '5 ans'],
              },
              objects: '💻 🖱️ ☕',
              axes: [
                choice(['Memory', 'Mémoire'], ['16 GB', '16 Go'], ['32 GB', '32 Go', 12000]),
                choice(['Storage', 'Stockage'], ['512 GB', '512 Go'], ['1 TB', '1 To', 9000]),
                choice(['Keyboard', 'Clavier'], ['QWERTY', 'QWERTY'], ['AZERTY', 'AZERTY']),
              ],
              pinned: { stock: 'plenty', discount: 'none', freeShipping: true },
            },
            {
              slug: 'clearing-desktop-screen',
              name: ['Clearing desktop screen', 'Écran de bureau Clairière'],
              summary: [
                'A wide, even panel that is kind to evenings.',
                'Une dalle large et régulière, douce pour les soirées.',
              ],
              facts: ['27 inches; 4K; height-adjustable', '27 pouces; 4K; réglable en hauteur'],
              price: 42900,
              objects: '🖥️ ⌨️ 🪴',
            },
            {
              slug: 'typist-keyboard',
              name: ['Typist keyboard', 'Clavier La Dactylo'],
              summary: [
                'Low keys, real travel, and a sound like rain on a tent.',
                'Touches basses, vraie course, le bruit de la pluie sur la tente.',
              ],
              facts: ['Mechanical; wireless; 75 %', 'Mécanique; sans fil; 75 %'],
              price: 11900,
              objects: '⌨️ 🖱️ ☕',
              axes: [
                choice(['Layout', 'Disposition'], ['QWERTY', 'QWERTY'], ['AZERTY', 'AZERTY']),
                colours('chalk', 'graphite', 'lavender'),
              ],
            },
            {
              slug: 'pebble-mouse',
              name: ['Pebble mouse', 'Souris Galet'],
              summary: ['Shaped by a river’s worth of prototypes.', 'Polie par une rivière de prototypes.'],
              facts: ['Wireless; silent clicks', 'Sans fil; clics silencieux'],
              price: 3900,
              objects: '🖱️ ⌨️ 📓',
              axes: [colours('chalk', 'sky', 'graphite')],
            },
            {
              slug: 'spare-day-battery',
              name: ['Spare Day power cell', 'Batterie Un jour de plus'],
              summary: [
                'One more day for a telephone, one more hour for a laptop.',
                'Un jour de plus pour un téléphone, une heure pour un portable.',
              ],
              facts: ['20,000 mAh; 45 W', '20 000 mAh; 45 W'],
              price: 4900,
              objects: '🔋 🔌 📱',
              axes: [colours('fern', 'sky', 'coral')],
            },
          ],
        },
        {
          slug: 'phones-and-gaming',
          name: ['Phones and gaming', 'Téléphones et jeux vidéo'],
          care: ['Update once a month, play once a day.', 'Une mise à jour par mois, une partie par jour.'],
          weight: 450,
          merchant: 'quiet-kilowatt',
          products: [
            {
              slug: 'parlour-game-controller',
              name: ['Parlour game controller', 'Manette de salon'],
              summary: [
                'Two sticks, quiet triggers, and a battery that outlasts the boss.',
                'Deux sticks, des gâchettes discrètes, une batterie qui survit au boss.',
              ],
              facts: ['Bluetooth; hall-effect sticks; 30 h', 'Bluetooth; sticks à effet Hall; 30 h'],
              price: 5900,
              objects: '🎮 📺 🍿',
              axes: [colours('night', 'poppy', 'fern', 'rose')],
              pinned: { discount: 'expired' },
            },
            {
              slug: 'arcade-joystick',
              name: ['Arcade joystick', 'Joystick d’arcade'],
              summary: ['One ball, one button, a thousand afternoons.', 'Une boule, un bouton, mille après-midi.'],
              facts: ['Micro-switched; USB-C', 'Micro-interrupteurs; USB-C'],
              price: 4900,
              objects: '🕹️ 👾 📺',
            },
            {
              slug: 'grid-pocket-phone',
              name: ['Grid pocket phone', 'Téléphone de poche Damier'],
              summary: [
                'Small enough for one hand; large enough for a map.',
                'Assez petit pour une main, assez grand pour une carte.',
              ],
              facts: ['5.4 inches; user-replaceable battery', '5,4 pouces; batterie amovible'],
              price: 54900,
              objects: '📱 🎧 🔋',
              axes: [choice(['Storage', 'Stockage'], ['128 GB', '128 Go'], ['256 GB', '256 Go', 8000])],
            },
            {
              slug: 'hallway-telephone',
              name: ['Hallway telephone', 'Téléphone du vestibule'],
              summary: [
                'Big keys, a loud bell, and a receiver worth slamming.',
                'De grosses touches, une vraie sonnerie, un combiné qui se raccroche.',
              ],
              facts: ['Landline or 4G base', 'Ligne fixe ou base 4G'],
              price: 7900,
              objects: '☎️ 📒 🪴',
              axes: [colours('poppy', 'lagoon', 'graphite')],
            },
          ],
        },
      ],
    },
  ],
};
