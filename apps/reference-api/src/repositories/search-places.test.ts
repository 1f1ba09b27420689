import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Locale } from '../db/index.ts';
import { importSheet } from '../sheets/csv-import.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { searchProducts } from './products.ts';

describe.each(engines)('shoppers’ searches, on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { slug } = await database.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select('categories.slug')
      .where('products.slug', '=', 'four-o-clock-teapot')
      .executeTakeFirstOrThrow();
    const cells = (product: readonly string[]) => [...product, slug, 'foyer-lune', '10', '5'];
    const lines = PRODUCTS.map((product) =>
      cells(product)
        .map((text) => `"${text}"`)
        .join(','),
    );
    const head = 'slug,name,name_fr,summary,summary_fr,category,merchant,price,stock';
    await importSheet(database.db, 'products', [head, ...lines].join('\n'), { now: Date.now() });
  });
  afterAll(() => database?.close());

  const found = async (locale: Locale, keyword: string) => {
    const { list } = await searchProducts(database.db, {
      ...{ storeId: 1, languages: [locale], now: Date.now(), page: 1, limit: 50, keyword },
    });
    return list.map(({ slug }) => slug);
  };

  test.each(Object.entries(PLACES).flatMap(([locale, places]) => places.map((place) => [locale as Locale, ...place])))(
    '%s: "%s" finds %s first',
    async (locale, keyword, ...slugs) => {
      expect((await found(locale as Locale, `${keyword}`)).slice(0, slugs.length)).toEqual(slugs);
    },
  );

  test('a model is not found by the number of another one', async () => {
    for (const keyword of ['wh-1000xm4', 'wh1000xm4', 'wh 1000 xm4'])
      expect(await found('en', keyword)).not.toContain('sony-wh-1000xm5');
    expect(await found('en', '15 l')).not.toContain('lr6-batteries');
  });

  test('words of a page are found even if its editor has written letters as entities', async () => {
    const [head, line] = [
      'slug,description',
      'filter-bottle,"<p>Th&eacute;i&egrave;re, vitl&#246;k, Sm&oslash;r, gr&#xfc;&szlig;e &amp; &OElig;uf</p>"',
    ];
    await importSheet(database.db, 'products', `${head}\n${line}`, { now: Date.now() });
    for (const keyword of ['théière', 'theiere', 'vitlök', 'smor', 'grüße', 'grusse', 'œuf'])
      expect([keyword, await found('en', keyword)]).toEqual([keyword, ['filter-bottle']]);
  });

  test('a text with a model number is found after titles with it, and before nothing else', async () => {
    expect((await found('en', 'wh1000xm4')).indexOf('ear-pads')).toBe(1);
    expect(await found('en', 'wh 1000 xm 5')).toEqual(['sony-wh-1000xm5', 'ear-pads']);
  });
});

/** Slug, title in English and in French, and description. */
const PRODUCTS: readonly (readonly [string, string, string, string, string])[] = [
  ['sony-wh-1000xm4', 'Sony WH-1000XM4 Wireless Headphones', 'Casque sans fil Sony WH-1000XM4', '', ''],
  ['sony-wh-1000xm5', 'Sony WH-1000XM5 Wireless Headphones', 'Casque sans fil Sony WH-1000XM5', '', ''],
  [
    ...(['ear-pads', 'Replacement Ear Pads', 'Coussinets de rechange'] as const),
    ...([
      'For Sony WH-1000XM4 and WH-1000XM5, the headphones.',
      'Pour casques Sony WH-1000XM4 et WH-1000XM5.',
    ] as const),
  ],
  ['who-poster', 'The Who Poster', 'Affiche The Who', '', ''],
  ['the-who-lp', 'The Who LP', 'The Who LP', 'My Generation, on vinyl', 'My Generation, en vinyle'],
  ['wholegrain-poster', 'Wholegrain Poster', 'Affiche des céréales', 'A poster of who eats what', ''],
  ['the-the-lp', 'The The: Soul Mining', 'The The : Soul Mining', '', ''],
  ['it', 'It', 'Ça', 'A novel by Stephen King', 'Un roman de Stephen King'],
  ['to-be', 'To Be or Not to Be', 'Jeux dangereux', 'On DVD', 'En DVD'],
  ['elle-et-lui', 'Love Affair', 'Elle et lui', 'On DVD', 'En DVD'],
  ['toi-et-moi', 'You and Me', 'Toi et moi', 'A game for two', 'Un jeu pour deux'],
  ['la-la-land', 'La La Land', 'La La Land', 'On DVD', 'En DVD'],
  ['ac-dc-t-shirt', 'AC/DC T-Shirt', 'T-shirt AC/DC', '', ''],
  ['tshirts-boys', "Boys' Tshirts, Pack of 3", 'Lot de 3 tshirts garçon', '', ''],
  ['levis-501', "Levi's 501 Original Jeans", "Jean Levi's 501 Original", '', ''],
  ['iphone-15-case', 'iPhone 15 Pro Case', 'Coque iPhone 15 Pro', 'Not for iPhone 14', 'Pas pour iPhone 14'],
  ['iphone-14-case', 'iPhone 14 Case', 'Coque iPhone 14', 'Not for iPhone 15', 'Pas pour iPhone 15'],
  ['hp-302xl', 'HP 302XL Black Ink Cartridge', "Cartouche d'encre noire HP 302XL", '', ''],
  ['hp-302', 'HP 302 Black Ink Cartridge', "Cartouche d'encre noire HP 302", '', ''],
  ['loreal-cream', "L'Oréal Revitalift Day Cream", "Crème de jour L'Oréal Revitalift", '', ''],
  ['wifi-router', 'Wi-Fi 6 Router AX-1800', 'Routeur Wi-Fi 6 AX-1800', '', ''],
  ['usb-c-cable', 'USB-C to HDMI Cable, 2 m', 'Câble USB-C vers HDMI, 2 m', '', ''],
  ['rtx-4070', 'RTX 4070 Graphics Card', 'Carte graphique RTX 4070', '', ''],
  ['seven-up', '7UP Free, 24 x 330 ml', '7UP Free, 24 x 33 cl', '', ''],
  ['mm-peanut', "M&M's Peanut 1 kg", "M&M's Peanut 1 kg", '', ''],
  ['dewalt-drill', 'DeWalt DCD796 Cordless Drill', 'Perceuse-visseuse sans fil DeWalt DCD796', '', ''],
  ['e-reader', '6-Inch E-Reader', 'Liseuse 6 pouces', '', ''],
  ['bath-mat', 'Anti-Slip Bath Mat', 'Tapis de bain anti-dérapant', '', ''],
  ['shampoo', '3-in-1 Shampoo', 'Shampooing 3-en-1', '', ''],
  ['v-neck', 'V-Neck Pullover', 'Pull-over col V', '', ''],
  ['coin-purse', 'Leather Coin Purse', 'Porte-monnaie en cuir', '', ''],
  ['rainbow', 'Wooden Rainbow', 'Arc-en-ciel en bois', '', ''],
  ['a4-paper', 'A4 Paper, 500 Sheets', 'Papier A4, 500 feuilles', '', ''],
  ['lr6-batteries', 'AA Batteries LR6 1.5V', 'Piles AA LR6 1,5V', 'Pack of 8, for 15 years', 'Lot de 8'],
  ['galaxy-s23', 'Galaxy S23 Ultra Screen Protector', 'Protection d’écran Galaxy S23 Ultra', '', ''],
  ['ps5-controller', 'PS5 Controller', 'Manette PS5', '', ''],
  ['lego-75192', 'LEGO 75192 Millennium Falcon', 'LEGO 75192 Faucon Millenium', '', ''],
  ['airfryer', 'Philips HD9252/90 Airfryer', 'Airfryer Philips HD9252/90', '', ''],
  ['t-rex', 'T-Rex Plush', 'Peluche T-Rex', '', ''],
  ['oneill-shorts', "O'Neill Board Shorts", "Short de bain O'Neill", '', ''],
  ['spider-man', 'Spider-Man Costume', 'Déguisement Spider-Man', '', ''],
  ['coca-cola', 'Coca-Cola Zero', 'Coca-Cola Zéro', '', ''],
  ['gore-tex-boots', 'GORE-TEX Hiking Boots', 'Chaussures de randonnée GORE-TEX', '', ''],
  ['gingerbread', 'Gingerbread', "Pain d'épices", '', ''],
  ['bourguignon', 'Beef Bourguignon', 'Bœuf bourguignon', '', ''],
  ['fussmatte', 'Fußmatte „Größe M“', 'Paillasson', '', ''],
  ['soren-chair', 'Søren Chair', 'Chaise Søren', 'From Łódź, by Đorđe', ''],
  ['isik-lamp', 'Işık Lambası', 'Lampe Işık', '', ''],
  ['filter-bottle', 'H₂O Filter Bottle', 'Gourde filtrante H₂O', '', ''],
  ['wide-shelf', 'ＷＩＤＥ３ Shelf™', 'Étagère ＷＩＤＥ３', '', ''],
  ['wool-blanket-zh', '羊毛毯子', '羊毛毯子', '', ''],
  ['ramen-bowl-ja', 'ラーメンどんぶり鉢', 'ラーメンどんぶり鉢', '', ''],
  ['kettle', 'Kettle', 'Bouilloire', '', ''],
  ['kettle-cosy', 'Kettle Cosy', 'Housse de bouilloire', 'A kettle in a kettle cosy stays a warm kettle', ''],
  [
    'tea-towel',
    'Tea Towel',
    'Torchon',
    'For every kettle. Kettle, kettle, kettle.',
    'Bouilloire, bouilloire, bouilloire.',
  ],
];

type Place = readonly [keyword: string, ...slugs: string[]];

/** A search text, and the first products that it must find, in order. */
const PLACES: Readonly<Record<Locale, readonly Place[]>> = {
  en: [
    ['wh-1000xm4', 'sony-wh-1000xm4', 'ear-pads'],
    ['WH-1000XM4', 'sony-wh-1000xm4', 'ear-pads'],
    ['wh1000xm4', 'sony-wh-1000xm4', 'ear-pads'],
    ['wh 1000 xm4', 'sony-wh-1000xm4', 'ear-pads'],
    ['wh 1000xm4', 'sony-wh-1000xm4'],
    ['wh1000 xm 4', 'sony-wh-1000xm4'],
    ['1000xm5', 'sony-wh-1000xm5', 'ear-pads'],
    ['xm5 headphones', 'sony-wh-1000xm5', 'ear-pads'],
    ['sony wh1000x', 'sony-wh-1000xm5', 'sony-wh-1000xm4'],
    ['ear pads wh-1000xm4', 'ear-pads'],
    ['the who', 'the-who-lp', 'who-poster'],
    ['who', 'the-who-lp'],
    ['The Who LP', 'the-who-lp'],
    ['the who poster', 'who-poster', 'wholegrain-poster'],
    ['the the', 'the-the-lp'],
    ['it', 'it'],
    ['to be or not to be', 'to-be'],
    ['you and me', 'toi-et-moi'],
    ['la la land', 'la-la-land'],
    ['tshirt', 'plain-good-t-shirt', 'ac-dc-t-shirt'],
    ['t-shirt', 'plain-good-t-shirt', 'ac-dc-t-shirt'],
    ['acdc', 'ac-dc-t-shirt'],
    ['ac/dc', 'ac-dc-t-shirt'],
    ['ac dc tshirt', 'ac-dc-t-shirt'],
    ['boys t-shirts', 'tshirts-boys'],
    ['levis 501', 'levis-501'],
    ["levi's", 'levis-501'],
    ['iphone15', 'iphone-15-case', 'iphone-14-case'],
    ['iphone 14 case', 'iphone-14-case', 'iphone-15-case'],
    ['hp 302', 'hp-302', 'hp-302xl'],
    ['hp302xl', 'hp-302xl'],
    ['302 xl', 'hp-302xl'],
    ['loreal', 'loreal-cream'],
    ["l'oreal cream", 'loreal-cream'],
    ['wifi router', 'wifi-router'],
    ['ax1800', 'wifi-router'],
    ['wi fi 6', 'wifi-router'],
    ['usbc hdmi', 'usb-c-cable'],
    ['usb c cable', 'usb-c-cable'],
    ['rtx4070', 'rtx-4070'],
    ['rtx-4070', 'rtx-4070'],
    ['7up', 'seven-up'],
    ['7 up', 'seven-up'],
    ['m&m', 'mm-peanut'],
    ['dcd 796', 'dewalt-drill'],
    ['ereader', 'e-reader'],
    ['antislip mat', 'bath-mat'],
    ['3in1 shampoo', 'shampoo'],
    ['vneck', 'v-neck'],
    ['lr 6', 'lr6-batteries'],
    ['galaxy s 23', 'galaxy-s23'],
    ['ps 5 controller', 'ps5-controller'],
    ['lego75192', 'lego-75192'],
    ['hd9252', 'airfryer'],
    ['hd-9252', 'airfryer'],
    ['trex', 't-rex'],
    ['oneill', 'oneill-shorts'],
    ['spiderman', 'spider-man'],
    ['cocacola', 'coca-cola'],
    ['goretex boots', 'gore-tex-boots'],
    ['fussmatte', 'fussmatte'],
    ['FUSSMATTE GRÖSSE', 'fussmatte'],
    ['fußmatte', 'fussmatte'],
    ['soren chair', 'soren-chair'],
    ['lodz dorde', 'soren-chair'],
    ['isik lambasi', 'isik-lamp'],
    ['IŞIK', 'isik-lamp'],
    ['h2o', 'filter-bottle'],
    ['wide3 shelf', 'wide-shelf'],
    ['毛毯', 'wool-blanket-zh'],
    ['羊毛毯子', 'wool-blanket-zh'],
    ['毯', 'wool-blanket-zh'],
    ['どんぶり', 'ramen-bowl-ja'],
    ['ラーメン', 'ramen-bowl-ja'],
    ['ﾗｰﾒﾝ', 'ramen-bowl-ja'],
    ['鉢 ラーメン', 'ramen-bowl-ja'],
    ['kettle', 'kettle', 'kettle-cosy', 'tea-towel'],
    ['kettles', 'kettle-cosy', 'kettle', 'tea-towel'],
    ['kettle co', 'kettle-cosy'],
  ],
  fr: [
    ['casque wh1000xm5', 'sony-wh-1000xm5'],
    ['elle et lui', 'elle-et-lui'],
    ['toi et moi', 'toi-et-moi'],
    ['the who lp', 'the-who-lp'],
    ['t shirt acdc', 'ac-dc-t-shirt'],
    ['crème l’oréal', 'loreal-cream'],
    ['creme loreal', 'loreal-cream'],
    ['perceuse visseuse', 'dewalt-drill'],
    ['antiderapant', 'bath-mat'],
    ['shampooing 3en1', 'shampoo'],
    ['shampooing 3 en 1', 'shampoo'],
    ['pullover', 'v-neck'],
    ['portemonnaie cuir', 'coin-purse'],
    ['porte monnaie cuir', 'coin-purse'],
    ['arc en ciel', 'rainbow'],
    ['papier a 4', 'a4-paper'],
    ['pile 1,5 v', 'lr6-batteries'],
    ['ecran s23', 'galaxy-s23'],
    ['manette ps5', 'ps5-controller'],
    ['chaussure goretex', 'gore-tex-boots'],
    ["pain d'epices", 'gingerbread'],
    ['pain épices', 'gingerbread'],
    ['boeuf bourguignon', 'bourguignon'],
    ['bouilloires', 'kettle-cosy', 'kettle', 'tea-towel'],
  ],
};
