import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/index.ts';
import { textIn } from '../db/texts.ts';
import type { Refused } from '../errors/refused.ts';
import { listedProductBySlug } from '../repositories/product-detail.ts';
import { searchProducts } from '../repositories/products.ts';
import { shopByHost, shopById } from '../repositories/shops.ts';
import { homeIndex } from '../repositories/stores.ts';
import { engines, openTestDatabase } from '../testing/databases.ts';
import { readCsv, writeCsv } from './csv.ts';
import { exportSheet, type ImportProgress, importSheet, sheets } from './csv-import.ts';

describe.each(engines)('sheets on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());

  const put = (sheet: string, file: string, isDryRun = false) =>
    importSheet(database.db, sheet, file, { now: Date.now(), isDryRun });

  /** Issues by line and column. */
  async function issuesOf(sheet: string, file: string): Promise<Record<string, string>> {
    const { id, options } = await put(sheet, file).then(
      (): { id: string; options: Refused['options'] } => ({ id: 'imported', options: {} }),
      (refused: Refused) => refused,
    );
    const fields = Object.entries(options.fields ?? { [id]: { id } });
    return Object.fromEntries(fields.map(([name, issue]) => [name, issue.id]));
  }

  /** All that is exported. */
  async function exportAll(sheet: string, host?: string): Promise<string> {
    let file = '';
    for await (const lines of await exportSheet(database.db, sheet, host)) file += lines;
    return file;
  }

  /** A product's exported values, by column. */
  async function exported(sheet: string, key: string): Promise<Record<string, string>[]> {
    const [head, ...lines] = await readCsv(await exportAll(sheet));
    const rows = lines.map(({ cells }) => Object.fromEntries((head?.cells ?? []).map((name, at) => [name, cells[at]])));
    return rows.filter((row) => Object.values(row)[0] === key) as Record<string, string>[];
  }

  test.each(sheets.map(({ name }) => name))('importing the export of %s changes nothing', async (name) => {
    for (const host of ['*', 'foyer-lune.localhost']) {
      const file = await exportAll(name, host);
      const counts = await importSheet(database.db, name, file, { now: Date.now(), host });
      expect(counts).toMatchObject({ added: 0, changed: 0, removed: 0 });
      expect(await exportAll(name, host)).toBe(file);
    }
  });

  async function someCategory(): Promise<string> {
    const { slug } = await database.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'category_id')
      .select('categories.slug')
      .limit(1)
      .executeTakeFirstOrThrow();
    return slug;
  }

  const product = `slug;name;name_fr;category;merchant;price;option1;option1_fr;value1;value1_fr;stock;variant_price
wool-blanket;Wool blanket;Couverture;teapots;foyer-lune;120,00;Size;Taille;Small;Petite;3;
wool-blanket;;;;;;;;Large;Grande;4;150,00
`;

  test('a large file is checked as a whole, imported in parts, and resumed after a stop', async () => {
    const category = await someCategory();
    const many = 700;
    const lineOf = (index: number, price = '10.00', stock = '5') =>
      `bulk-${index},Thing ${index},${category},foyer-lune,${price},${stock}`;
    const fileOf = (lines: readonly string[]) => ['slug,name,category,merchant,price,stock', ...lines].join('\n');
    const all = Array.from({ length: many }, (_, index) => lineOf(index));
    expect(await issuesOf('products', fileOf([...all, 'bulk-last,Last,no-such-category,foyer-lune,1.00,1']))).toEqual({
      [`line ${many + 2}, category`]: 'csvUnknown',
    });
    const imported = () =>
      database.db.selectFrom('products').select('id').where('slug', 'like', 'bulk-%').orderBy('id').execute();
    expect(await imported()).toEqual([]);

    let progress: ImportProgress | null = null;
    const halfway = await importSheet(database.db, 'products', fileOf(all), {
      now: Date.now(),
      onPart: async (_, reached) => {
        progress = reached;
      },
      isStopped: () => progress !== null,
    });
    expect(halfway).toBeNull();
    const some = (await imported()).length;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(many);
    expect(await importSheet(database.db, 'products', fileOf(all), { now: Date.now(), from: progress })).toEqual({
      ...{ added: many, changed: 0, removed: 0, unchanged: 0, variants: { added: 0, changed: 0, names: [] } },
    });
    expect(await imported()).toHaveLength(many);

    // Columns that the file lacks remain unchanged, such as the stock that orders take from.
    const product = (await imported())[3]?.id ?? 0;
    await database.db.updateTable('skus').set({ stock: 1 }).where('product_id', '=', product).execute();
    const prices = all.map((_, index) => `bulk-${index},${index === 3 ? '10.00' : '12.50'}`);
    expect(await put('products', ['slug,price', ...prices].join('\n'))).toMatchObject({
      changed: many - 1,
      unchanged: 1,
    });
    const skus = await database.db
      .selectFrom('skus')
      .innerJoin('products', 'products.id', 'skus.product_id')
      .select(['skus.price_cents', 'stock', 'product_id'])
      .where('slug', 'like', 'bulk-%')
      .execute();
    expect(skus).toHaveLength(many);
    for (const sku of skus) {
      const isKept = sku.product_id === product;
      expect(sku).toMatchObject({ price_cents: isKept ? 1000 : 1250, stock: isKept ? 1 : 5 });
    }
    const slugs = [...(await exportAll('products')).matchAll(/^bulk-\d+(?=,)/gm)].map(([slug]) => slug);
    expect(slugs).toEqual(all.map((_, index) => `bulk-${index}`));
  });

  test.each(['null', 'true', 'constructor', 'nan', '0', 'undefined'])(
    'a product may have the slug %s',
    async (slug) => {
      const line = (price: string) =>
        `slug,name,category,merchant,price\n${slug},A word,${category},foyer-lune,${price}`;
      const category = await someCategory();
      expect(await put('products', line('1.00'))).toMatchObject({ added: 1 });
      expect(await put('products', line('1.00'))).toMatchObject({ unchanged: 1 });
      expect(await put('products', line('2.00'))).toMatchObject({ changed: 1 });
      expect(await exported('products', slug)).toMatchObject([{ name: 'A word', price: '2.00' }]);
    },
  );

  const names = [
    'null',
    'NULL',
    'true',
    'constructor',
    '__proto__',
    '{a,b}',
    '{',
    '"quoted"',
    "O'Neil",
    '\\N',
    'a\\',
    '$1',
  ];
  test.each(
    names.flatMap((name) => [
      ['keywords', 'word', 'word_fr', name] as const,
      ['coupons', 'name', 'money', name] as const,
      ['activities', 'name', 'name_fr', name] as const,
    ]),
  )('in %s a %s with another %s may be %s', async (sheet, key, other, name) => {
    const line = (value: string) => `${key},${other}\n"${name.replaceAll('"', '""')}",${value}`;
    expect(await put(sheet, line('1.00'))).toMatchObject({ added: 1 });
    expect(await put(sheet, line('1.00'))).toMatchObject({ added: 0, unchanged: 1 });
    expect(await put(sheet, line('2.00'))).toMatchObject({ added: 0, changed: 1 });
    const [head, ...lines] = await readCsv(await exportAll(sheet));
    const at = (column: string) => head?.cells.indexOf(column) ?? -1;
    expect(lines.filter(({ cells }) => cells[at(key)] === name).map(({ cells }) => cells[at(other)])).toEqual(['2.00']);
  });

  test('columns are known however their names are capitalised', async () => {
    expect(await put('keywords', 'Word,WORD_FR\nlights,lampes\n')).toMatchObject({ added: 1 });
    expect(await exported('keywords', 'lights')).toMatchObject([{ word: 'lights', word_fr: 'lampes' }]);
    expect(await issuesOf('keywords', 'word,Word\na,b')).toEqual({ 'line 1, word': 'csvTwice' });
  });

  test('unnamed columns are ignored if they are empty, and refused if they are not', async () => {
    expect(await put('keywords', 'word,,\nblank columns,,\n')).toMatchObject({ added: 1 });
    expect(await issuesOf('keywords', 'word,,\na,,\nb,,c')).toEqual({ 'line 1, column 3': 'csvColumnNameless' });
  });

  test('sizes that a spreadsheet made dates of do not become variants without a word', async () => {
    const head = 'slug,name,category,merchant,price,option1,value1,stock';
    const sized = (...sizes: string[]) =>
      [head, ...sizes.map((size) => `child-socks,Socks,${category},foyer-lune,5,Size,${size},3`)].join('\n');
    const category = await someCategory();
    await put('products', sized('3-4', '5-6'));
    expect(await issuesOf('products', sized('03-avr', '05-juin'))).toEqual({ 'line 2, value1': 'variantsAllNew' });
    expect(await exported('products', 'child-socks')).toHaveLength(2);
    const counts = await importSheet(database.db, 'products', sized('7-8', '9-10'), {
      now: Date.now(),
      isDryRun: true,
      allowsNewVariants: true,
    });
    const names = ['child-socks (7-8)', 'child-socks (9-10)'];
    expect(counts).toMatchObject({ changed: 1, variants: { added: 2, changed: 0, names } });
    expect(await put('products', sized('5-6', '7-8'), true)).toMatchObject({ variants: { added: 1, changed: 0 } });
  });

  test('a value of an option may have a comma, in either language', async () => {
    const category = await someCategory();
    const file = `slug,name,category,merchant,price,option1,value1,value1_fr,stock
sirop,Syrup,${category},foyer-lune,5,Volume,"1,5 L",,3
sirop,,,,,,0.5 L,"0,5 L",4`;
    await put('products', file);
    expect(await put('products', file)).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await exported('products', 'sirop')).toMatchObject([
      { value1: '1,5 L', value1_fr: '' },
      { value1: '0.5 L', value1_fr: '0,5 L' },
    ]);
    const names = await database.db
      .selectFrom('skus')
      .select('sku')
      .where(sql`sku ->> 'en'`, 'in', ['1\u201a5 L', '0.5 L'])
      .execute();
    expect(
      names.map(({ sku }) =>
        ['en', 'fr'].map((language) => textIn(sku, [language, 'en'])).map((each) => each.split(',').length),
      ),
    ).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('a product comes with its variants, and is found, listed and changed', async () => {
    const file = product.replace('teapots', await someCategory());
    expect(await put('products', file, true)).toMatchObject({ added: 1 });
    expect(await exported('products', 'wool-blanket')).toEqual([]);
    expect(await put('products', file)).toMatchObject({ added: 1, changed: 0 });
    expect(await put('products', file)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(await exported('products', 'wool-blanket')).toMatchObject([
      { name_fr: 'Couverture', price: '120.00', value1: 'Small', stock: '3', variant_price: '', on_sale: 'yes' },
      { name: '', price: '', value1: 'Large', value1_fr: 'Grande', stock: '4', variant_price: '150.00' },
    ]);

    expect(await put('products', 'slug,price\nwool-blanket,99')).toMatchObject({ changed: 1 });
    expect(await put('products', 'slug,value1,stock\nwool-blanket,Large,9\nwool-blanket,Huge,1')).toMatchObject({
      changed: 1,
    });
    expect(await exported('products', 'wool-blanket')).toMatchObject([
      { price: '99.00', option1_fr: 'Taille', value1: 'Small', stock: '3', variant_price: '' },
      { value1: 'Large', value1_fr: 'Grande', stock: '9', variant_price: '150.00' },
      { value1: 'Huge', value1_fr: '', stock: '1', variant_price: '' },
    ]);
    expect(await put('products', 'slug,name_fr,on_sale\nwool-blanket,,no')).toMatchObject({ changed: 1 });
    expect(await exported('products', 'wool-blanket')).toMatchObject([{ name_fr: '', on_sale: 'no' }, {}, {}]);
  });

  test('each attribute of a shop has a column in two languages', async () => {
    const category = await someCategory();
    const { name, name_fr } = { name: 'Fill weight', name_fr: 'Garnissage' };
    expect(await put('attributes', `slug,name,name_fr\nfill-weight,${name},${name_fr}\nfabric,Fabric,`)).toMatchObject({
      added: 2,
    });
    const file = `slug,name,category,merchant,price,attribute:fill-weight,attribute:fill-weight_fr,ATTRIBUTE:FABRIC
duvet,Duvet,${category},foyer-lune,80,"1,100 g",1 100 g,Percale
pillow,Pillow,${category},foyer-lune,20,,,`;
    expect(await put('products', file)).toMatchObject({ added: 2 });
    expect(await put('products', file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await exported('products', 'duvet')).toMatchObject([
      { 'attribute:fill-weight': '1,100 g', 'attribute:fill-weight_fr': '1 100 g', 'attribute:fabric_fr': '' },
    ]);
    const shown = async (slug: string, locale: 'en' | 'fr') =>
      (await listedProductBySlug(database.db, { storeId: 1, languages: [locale, 'en'] }, slug))?.productInfo
        .customAttributes;
    expect(await shown('duvet', 'en')).toEqual([
      { key: 'fill-weight', name, value: '1,100 g' },
      { key: 'fabric', name: 'Fabric', value: 'Percale' },
    ]);
    expect(await shown('duvet', 'fr')).toEqual([
      { key: 'fill-weight', name: name_fr, value: '1 100 g' },
      { key: 'fabric', name: 'Fabric', value: 'Percale' },
    ]);
    expect(await shown('pillow', 'en')).toEqual([]);
    // Words of its values find it.
    const scope = { storeId: 1, languages: ['en'], now: Date.now(), page: 1, limit: 10 } as const;
    const found = await searchProducts(database.db, { ...scope, keyword: 'percale' });
    expect(found.list.map(({ slug }) => slug)).toEqual(['duvet']);

    // A file without the columns leaves them, an empty cell takes a value away.
    await put('products', 'slug,price\nduvet,90');
    await put('products', 'slug,attribute:fill-weight,attribute:fill-weight_fr\nduvet,,');
    expect(await shown('duvet', 'en')).toEqual([{ key: 'fabric', name: 'Fabric', value: 'Percale' }]);
    expect(await issuesOf('attributes', 'slug,remove\nfabric,yes')).toEqual({ 'line 2, remove': 'attributeUsed' });
    await put('products', 'slug,attribute:fabric\nduvet,');
    expect(await put('attributes', 'slug,remove\nfabric,yes\nfill-weight,yes')).toMatchObject({ removed: 2 });
    expect(await exportAll('products')).not.toContain('attribute:fabric');
  });

  test('an attribute of one shop is none of another', async () => {
    await put('attributes', 'slug,name\nonly-here,Only here');
    expect(await exportAll('attributes', 'foyer-lune.localhost')).not.toContain('only-here');
    const other = { now: Date.now(), host: 'foyer-lune.localhost' };
    await expect(importSheet(database.db, 'products', 'slug,attribute:only-here\na,b', other)).rejects.toMatchObject({
      options: { fields: { 'line 1, attribute:only-here': { id: 'attributeUnknown' } } },
    });
    await put('attributes', 'slug,remove\nonly-here,yes');
  });

  test('a hundred attributes fit into a shop', async () => {
    const before = (await exportAll('attributes')).trim().split('\n').length - 1;
    const lines = Array.from({ length: 101 - before }, (_, index) => `many-${index},Many ${index}`);
    const put100 = ['slug,name', ...lines.slice(1)].join('\n');
    expect(await issuesOf('attributes', ['slug,name', ...lines].join('\n'))).toEqual({
      [`line ${lines.length + 1}, slug`]: 'attributesFull',
    });
    expect(await put('attributes', put100)).toMatchObject({ added: 100 - before });
    await put('attributes', put100.replace('name', 'remove').replace(/Many \d+/g, 'yes'));
  });

  test.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a script', '</script><script>alert(1)</script>'],
    ['a formula', '=HYPERLINK("https://evil.example")'],
    ['SQL', 'a"; drop table products; --'],
    ['a change of the text direction', '\u202egnp.exe'],
    ['500 letters', 'x'.repeat(500)],
  ])('an attribute with %s as its value is stored unchanged', async (_, text) => {
    await put('attributes', 'slug,name\nconstructor,Built');
    const category = await someCategory();
    const cells = ['odd-value', 'Odd', category, 'foyer-lune', '1', text].map((cell) => JSON.stringify(cell));
    const file = `slug,name,category,merchant,price,attribute:constructor\n${cells.join(',').replaceAll('\\"', '""')}`;
    await put('products', file);
    expect(await exported('products', 'odd-value')).toMatchObject([{ 'attribute:constructor': text }]);
    const detail = await listedProductBySlug(database.db, { storeId: 1, languages: ['en'] }, 'odd-value');
    expect(detail?.productInfo.customAttributes).toEqual([{ key: 'constructor', name: 'Built', value: text }]);
  });

  test('the value of an attribute has at most 500 letters', async () => {
    const file = `slug,attribute:care\nteapot,${'x'.repeat(501)}`;
    expect(await issuesOf('products', file)).toEqual({ 'line 2, attribute:care': 'fieldTooLong' });
  });

  test.each([
    ['products', 'slug,attribute:no-such-one\nteapot,x', { 'line 1, attribute:no-such-one': 'attributeUnknown' }],
    ['products', 'slug,attribute:__proto__\nteapot,x', { 'line 1, attribute:__proto__': 'attributeUnknown' }],
    ['products', 'slug,attribute:\nteapot,x', { 'line 1, attribute:': 'attributeUnknown' }],
    [
      'products',
      'slug,attribute:care,attribute:care_fr\nskylark-running-shoe,,Brosser',
      { 'line 2, attribute:care': 'cellMissing' },
    ],
    ['attributes', 'slug,name\nA b,x', { 'line 2, slug': 'cellSlug' }],
    ['attributes', 'slug,name\nsome_fr,x', { 'line 2, slug': 'cellSlug' }],
    ['attributes', 'slug,name\na:b,x', { 'line 2, slug': 'cellSlug' }],
    ['products', 'slug,name,prize\na,b,1', { 'line 1, prize': 'csvColumnUnknown' }],
    ['products', 'slug,slug\na,b', { 'line 1, slug': 'csvTwice' }],
    ['products', '', { csvEmpty: 'csvEmpty' }],
    ['products', 'slug,name\n"a,b', { csvQuote: 'csvQuote' }],
    ['products', 'slug\nA b', { 'line 2, slug': 'cellSlug' }],
    [
      'products',
      'slug,price,on_sale\n\nteapot,free,perhaps',
      {
        'line 3, price': 'cellMoney',
        'line 3, on_sale': 'cellChoice',
      },
    ],
    [
      'products',
      'slug,name,price\n"a-new-one","Two\nlines",1\nanother,B,2',
      {
        'line 2, category': 'cellMissing',
        'line 2, merchant': 'cellMissing',
        'line 4, category': 'cellMissing',
        'line 4, merchant': 'cellMissing',
      },
    ],
    [
      'products',
      'slug,name,category,merchant,price\na,A,nowhere,nobody,1',
      {
        'line 2, category': 'csvUnknown',
        'line 2, merchant': 'csvUnknown',
      },
    ],
    [
      'products',
      'slug,name,category,merchant,price\na,A,fashion,foyer-lune,1',
      { 'line 2, category': 'categoryHasBelow' },
    ],
    ['products', 'slug,pictures\na,https://elsewhere.example/a.jpg', { 'line 2, pictures': 'cellPicture' }],
    ['categories', 'slug,parent,name\na,a,A', { 'line 2, parent': 'csvUnknown' }],
    ['categories', 'slug,parent,name\nb,a,B\na,fashion,A\nc,b,C', { 'line 4, parent': 'categoryTooDeep' }],
    ['merchants', 'slug,name,email\na,A,hello@foyer-lune.example', { 'line 2, email': 'merchantEmailTaken' }],
    [
      'coupons',
      'name,money,start,end\nA,0,2027-01-02,2027-01-01',
      {
        'line 2, end': 'csvEndsEarly',
        'line 2, money': 'couponAmount',
      },
    ],
    ['keywords', 'word\na\na', { 'line 3, word': 'csvTwice' }],
    ['banners', 'picture,name,link\n/media/uploads/a.png,A,//elsewhere.example', { 'line 2, link': 'cellPath' }],
    ['banners', 'picture,name\nhttps://elsewhere.example/a.png,A', { 'line 2, picture': 'cellPicture' }],
    ['pages', 'page,html\nHOME/a,b', { 'line 2, page': 'cellPage' }],
    ['activities', 'name,products,start\nA,teapot-of-nobody,2027-02-30', { 'line 2, start': 'cellMoment' }],
  ])('%s: %j is refused by line and column', async (sheet, file, issues) => {
    const before = await exportAll(sheet);
    expect(await issuesOf(sheet, file)).toEqual(issues);
    expect(await exportAll(sheet)).toBe(before);
  });

  test('one wrong cell in the last line, and nothing of the file is imported', async () => {
    const words = Array.from({ length: 200 }, (_, place) => `word-${place},${place}`);
    expect(await issuesOf('keywords', ['word,sort', ...words, 'last,first'].join('\n'))).toEqual({
      'line 202, sort': 'cellNumber',
    });
    expect(await exported('keywords', 'word-0')).toEqual([]);
  });

  test('the shop’s customer service is its own merchant’s', async () => {
    const shop = await shopByHost(database.db, '*');
    if (!shop) throw new Error('the demo shop is gone');
    const own = (await exported('merchants', 'copper-ladle'))[0];
    expect(own).toMatchObject({ own: 'yes', service: 'email' });
    expect(await homeIndex(database.db, shop, ['en'])).toMatchObject({ consumerType: 'email', consumerHotline: null });
    await put('merchants', 'slug,service,phone\ncopper-ladle,hotline,+1 504 555 0100');
    const served = { consumerType: 'hotline', consumerHotline: '+1 504 555 0100', consumerH5Url: null };
    expect(await homeIndex(database.db, shop, ['en'])).toMatchObject(served);
  });

  test('words, selections and pages come and go', async () => {
    expect(await put('keywords', 'word,word_fr\nblanket,couverture')).toMatchObject({ added: 1 });
    expect(await put('keywords', 'word,remove\nblanket,yes')).toMatchObject({ removed: 1 });
    const banners = async () => (await shopById(database.db, 1))?.details.banners.map(({ name }) => name.en);
    const before = (await banners()) ?? [];
    const file =
      'picture,name,link\n/media/uploads/a.png,Warm,/products/all\n/media/uploads/b.png,Soft,https://a.example\n';
    expect(await put('banners', file)).toMatchObject({ added: 2 });
    expect(await put('banners', 'picture,name\n/media/uploads/b.png,Softer')).toMatchObject({ changed: 1 });
    expect(await put('banners', 'picture,remove\n/media/uploads/a.png,yes')).toMatchObject({ removed: 1 });
    expect(await banners()).toEqual([...before, 'Softer']);
    expect(await put('banners', 'picture,remove\n/media/uploads/b.png,yes')).toMatchObject({ removed: 1 });
    const slugs = (await database.db.selectFrom('products').select('slug').where('store_id', '=', 1).limit(3).execute())
      .map(({ slug }) => slug)
      .join(' ');
    expect(await put('activities', `name,products,shape\nWinter,${slugs},carousel`)).toMatchObject({ added: 1 });
    expect(await put('activities', 'name,text\nWinter,Warm things')).toMatchObject({ changed: 1 });
    expect((await exportAll('activities')).includes(`Warm things,,carousel,,${slugs},`)).toBe(true);
    expect(await put('activities', 'name,remove\nWinter,yes')).toMatchObject({ removed: 1 });
    expect(await put('pages', 'page,html,css\ncustom/about-us,<h1>We</h1>,h1{}')).toMatchObject({ added: 1 });
    expect(await put('pages', 'page,html\nCUSTOM/about-us,<h1>We two</h1>')).toMatchObject({ changed: 1 });
    expect(await exported('pages', 'CUSTOM/about-us')).toMatchObject([{ html: '<h1>We two</h1>', css: 'h1{}' }]);
    expect(await put('pages', 'page,remove\nCUSTOM/about-us,yes')).toMatchObject({ removed: 1 });
  });

  test('a coupon that a shopper has received can change only in its availability', async () => {
    expect(await put('coupons', 'name,money,left\nEarly bird,5.00,10')).toMatchObject({ added: 1 });
    expect(await put('coupons', 'name,money\nEarly bird,6.00')).toMatchObject({ changed: 1, added: 0 });
    const { id } = await database.db
      .selectFrom('coupons')
      .select('id')
      .where(sql`name ->> 'en'`, '=', 'Early bird')
      .executeTakeFirstOrThrow();
    const { id: user_id } = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const dates = { start_at: 1, end_at: 2, used_at: null, order_id: null, created_at: 1, updated_at: 1 };
    await database.db
      .insertInto('user_coupons')
      .values({ coupon_id: id, user_id, ...dates })
      .execute();
    expect(await issuesOf('coupons', `id,name,money\n${id},Early bird,1.00`)).toEqual({
      'line 2, money': 'couponFixed',
    });
    expect(await put('coupons', `id,left,disabled\n${id},3,yes`)).toMatchObject({ changed: 1 });
  });
});

test.each([
  ['too many empty lines', 'name\n'.concat('\n'.repeat(1_000_000)), 'csvLong'],
  ['too many lines', 'name\n'.concat('a\n'.repeat(300_000)), 'csvLong'],
  ['a million column names', 'a,'.repeat(1_000_000), 'csvBroken'],
  ['a cell of two million letters', `name\n${'a'.repeat(2_000_000)}`, 'csvBroken'],
])('a file with %s is refused', async (_, file, id) => {
  await expect(readCsv(file)).rejects.toMatchObject({ id });
});

test('a file with more lines than its sheet takes is refused at the first one too many, and the rest is not read', async () => {
  const words = Array.from({ length: 100 }, (_, index) => `word ${index}`);
  expect(await readCsv(['word', ...words].join('\n'), 100)).toHaveLength(101);
  const unreadable = '"never closed'.concat('\n'.repeat(100_000));
  await expect(readCsv(['word', ...words, 'one more', ...words, unreadable].join('\n'), 100)).rejects.toMatchObject({
    id: 'csvLong',
    options: { values: { limit: '100' } },
  });
});

test.each([
  ['with a byte order mark', '\ufeffword,word_fr\nlamp,lampe\n'],
  ['with semicolons and lines of Windows', 'word;word_fr\r\nlamp;lampe\r\n'],
  ['with lines of an old Mac', 'word,word_fr\rlamp,lampe\r'],
  ['with blanks in its head', ' word , word_fr \nlamp,lampe\n'],
  ['with quotes around everything', '"word","word_fr"\n"lamp","lampe"\n'],
  ['without a line end after its last line', 'word,word_fr\nlamp,lampe'],
])('a file %s is read', async (_, file) => {
  expect(await readCsv(file)).toMatchObject([{ cells: ['word', 'word_fr'] }, { cells: ['lamp', 'lampe'] }]);
});

test.each([';', ',', '\t', '|'])(
  'a file may name its separator %j in a line of its own, as for Excel',
  async (separator) => {
    const rows = [['name', 'note'].join(separator), ['a; b, c', '1'].map((text) => `"${text}"`).join(separator)];
    for (const line of [`sep=${separator}`, `\ufeffSEP=${separator}`, `"sep=${separator}"${separator}`])
      expect(await readCsv([line, ...rows].join('\r\n'))).toEqual([
        { line: 2, cells: ['name', 'note'] },
        { line: 3, cells: ['a; b, c', '1'] },
      ]);
    await expect(readCsv(`sep=${separator}\nname\n"a`)).rejects.toMatchObject({ options: { values: { line: '3' } } });
  },
);

test('other requests are served while a file is read', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const lines = await readCsv('name,note\n'.concat('a,"b\n\nc"\n\n'.repeat(40_000)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(0);
  expect(lines.slice(0, 3).map(({ line }) => line)).toEqual([1, 2, 6]);
});

test.each([
  "Nice shop;=cmd|' /C calc'!A0",
  'Tab\t=1+1',
  'Line\n@SUM(A1)',
  "'=kept",
  "a;''-b",
  '=A1;=B1',
  "It's; 'quoted' - fine",
  '＝1',
])('the untrusted text %j is not a formula after any separator, and is read back unchanged', async (text) => {
  const rows = [
    ['name', 'note'],
    ['x', text],
  ];
  const file = writeCsv(rows, true);
  expect(file).not.toMatch(/(?:^|[;,\t\r\n"])[=+\-@＝＋－＠]/);
  expect((await readCsv(file)).map(({ cells }) => cells)).toEqual(rows);
});

test('formulas in untrusted texts are not executed by a spreadsheet', async () => {
  const file = writeCsv([['name'], ['=HYPERLINK("https://evil.example")'], ['+1 555'], ['plain']], true);
  expect(file).not.toMatch(/^"?[=+]/m);
  expect((await readCsv(file)).map(({ cells }) => cells[0])).toEqual([
    'name',
    '=HYPERLINK("https://evil.example")',
    '+1 555',
    'plain',
  ]);
});
