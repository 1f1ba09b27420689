import { CATALOG, type ColourName, type ProductSeed } from '../catalog/index.ts';
import { MERCHANTS } from '../merchants.ts';
import { coloursOf, shownColour } from '../product-skus.ts';
import { HEROES } from './heroes.ts';
import { glyphsOf } from './objects.ts';
import type { Placement, Scene } from './scene.ts';
import type { MerchantShot, PictureName } from './urls.ts';

interface Subject {
  product: ProductSeed;
  hue: number;
  colours: ReadonlySet<ColourName>;
}

const products = new Map<string, Subject>();
/** Hue, objects and colours of a category of any level. */
const categories = new Map<string, { hue: number; objects: string[]; colours: (ColourName | null)[] }>();

for (const top of CATALOG) {
  const objects = glyphsOf(top.objects);
  categories.set(top.slug, { hue: top.hue, objects, colours: objects.map(() => null) });
  for (const [index, branch] of top.branches.entries()) {
    // Sisters differ a little, so that a page of one top category is calm and not flat.
    const hue = top.hue + (index - (top.branches.length - 1) / 2) * 12;
    const firsts = branch.leaves.flatMap((leaf) => leaf.products.slice(0, 3));
    addCategory(branch.slug, hue, firsts);
    for (const leaf of branch.leaves) {
      addCategory(leaf.slug, hue, leaf.products);
      for (const product of leaf.products) products.set(product.slug, { product, hue, colours: coloursOf(product) });
    }
  }
}

function addCategory(slug: string, hue: number, of: readonly ProductSeed[]): void {
  const distinct = of.filter(
    (product, index) => of.findIndex((other) => mainGlyph(other) === mainGlyph(product)) === index,
  );
  categories.set(slug, { hue, objects: distinct.map(mainGlyph), colours: distinct.map(shownColour) });
}

function mainGlyph(product: ProductSeed): string {
  return glyphsOf(product.objects)[0] ?? '';
}

/** The scene behind a picture's name; null when there is no such product, merchant, category, or colour. */
export function sceneOf(name: PictureName): Scene | null {
  switch (name.kind) {
    case 'product':
      return productScene(name);
    case 'category':
      return categoryScene(name.id, name.shot);
    case 'merchant':
      return merchantScene(name.id, name.shot);
    case 'hero':
      return HEROES.get(name.id) ?? null;
    case 'person':
      return personScene(name.id);
  }
}

function productScene({ id, shot, colour }: Extract<PictureName, { kind: 'product' }>): Scene | null {
  const subject = products.get(id);
  if (!subject || (colour !== null && !subject.colours.has(colour))) return null;
  const { product, hue } = subject;
  const [glyph = '', ...company] = glyphsOf(product.objects);
  const thing = { glyph, colour };
  switch (shot) {
    case 'tile':
      return {
        hue,
        view: 'standing',
        things: [{ ...thing, x: 0.5, foot: 0.765, width: 0.63, height: 0.5, lift: 0.8 }],
      };
    case 'company':
      return { hue, view: 'standing', depth: 0.25, light: { x: 0.35, y: 0.35 }, things: inCompany(thing, company) };
    case 'close':
      return {
        hue,
        view: 'standing',
        depth: 0.6,
        light: { x: 0.25, y: 0.25 },
        things: [{ ...thing, x: 0.56, foot: 0.93, width: 0.98, height: 0.76, turn: -12 }],
      };
    case 'flat':
      return { hue, view: 'lying', things: laidOut(thing, company) };
  }
}

type Thing = Pick<Placement, 'glyph' | 'colour'>;

function inCompany(main: Thing, company: readonly string[]): Placement[] {
  const places = [
    { x: 0.76, foot: 0.655, width: 0.4, height: 0.34 },
    { x: 0.22, foot: 0.615, width: 0.33, height: 0.29 },
    { x: 0.5, foot: 0.57, width: 0.28, height: 0.26 },
  ];
  const behind = company.slice(0, 3).flatMap((glyph, index) => {
    const place = places[index];
    return place ? [{ glyph, ...place }] : [];
  });
  return [...behind.reverse(), { ...main, x: 0.44, foot: 0.845, width: 0.58, height: 0.46 }];
}

function laidOut(main: Thing, company: readonly string[]): Placement[] {
  const places = [
    { x: 0.82, foot: 0.175, width: 0.4, height: 0.31, turn: 14 },
    { x: 0.2, foot: 0.83, width: 0.4, height: 0.31, turn: -16 },
    { x: 0.83, foot: 0.86, width: 0.33, height: 0.26, turn: -8 },
    { x: 0.17, foot: 0.17, width: 0.31, height: 0.25, turn: -10 },
  ];
  const around = company.slice(0, 4).flatMap((glyph, index) => {
    const place = places[index];
    return place ? [{ glyph, ...place }] : [];
  });
  return [...around, { ...main, x: 0.5, foot: 0.505, width: 0.58, height: 0.48, turn: -6 }];
}

function categoryScene(slug: string, shot: 'banner' | 'tile'): Scene | null {
  const category = categories.get(slug);
  if (!category) return null;
  const { hue, objects, colours } = category;
  const things = objects.map((glyph, index) => ({ glyph, colour: colours[index] ?? null }));
  return shot === 'banner' ? alongTheWall(hue, things) : smallGroup(hue, things);
}

function merchantScene(slug: string, shot: MerchantShot): Scene | null {
  const merchant = MERCHANTS.find((candidate) => candidate.slug === slug);
  if (!merchant) return null;
  const things = glyphsOf(merchant.objects).map((glyph) => ({ glyph, colour: null }));
  switch (shot) {
    case 'banner':
      return alongTheWall(merchant.hue, things);
    case 'avatar':
      return portrait(merchant.hue, things[0]);
    case 'papers':
      return smallGroup(merchant.hue, [{ glyph: '📜' }, ...things.slice(0, 1)]);
  }
}

/** A wide still life on the right; the left third is left free for text. */
function alongTheWall(hue: number, things: readonly Thing[]): Scene {
  const front = [
    { x: 0.68, foot: 0.87, width: 0.22, height: 0.66 },
    { x: 0.86, foot: 0.9, width: 0.16, height: 0.52 },
    { x: 0.495, foot: 0.9, width: 0.16, height: 0.5 },
  ];
  const back = [
    { x: 0.78, foot: 0.73, width: 0.16, height: 0.5 },
    { x: 0.585, foot: 0.72, width: 0.15, height: 0.48 },
    { x: 0.925, foot: 0.745, width: 0.12, height: 0.42 },
    { x: 0.42, foot: 0.75, width: 0.11, height: 0.36 },
  ];
  const placed = things.slice(0, 7).flatMap((thing, index) => {
    const place = index < front.length ? front[index] : back[index - front.length];
    return place ? [{ ...thing, ...place }] : [];
  });
  return { hue, view: 'standing', depth: 0.2, light: { x: 0.62, y: 0.3 }, things: placed.reverse() };
}

function smallGroup(hue: number, things: readonly Thing[]): Scene {
  const places = [
    { x: 0.45, foot: 0.82, width: 0.5, height: 0.52 },
    { x: 0.755, foot: 0.71, width: 0.32, height: 0.38 },
    { x: 0.2, foot: 0.685, width: 0.25, height: 0.3 },
  ];
  const placed = things.slice(0, 3).flatMap((thing, index) => {
    const place = places[index];
    return place ? [{ ...thing, ...place }] : [];
  });
  return { hue, view: 'standing', depth: 0.15, things: placed.reverse() };
}

function portrait(hue: number, thing: Thing | undefined): Scene {
  const things = thing ? [{ ...thing, x: 0.5, foot: 0.8, width: 0.6, height: 0.58 }] : [];
  return { hue, view: 'standing', depth: 0.8, things };
}

const PEOPLE: ReadonlyMap<string, { glyph: string; hue: number }> = new Map(
  Object.entries({
    fox: { glyph: '🦊', hue: 230 },
    bear: { glyph: '🐻', hue: 150 },
    rabbit: { glyph: '🐰', hue: 340 },
    duck: { glyph: '🦆', hue: 90 },
    whale: { glyph: '🐋', hue: 40 },
  }),
);

function personScene(id: string): Scene | null {
  const person = PEOPLE.get(id);
  return person ? portrait(person.hue, { glyph: person.glyph }) : null;
}
