import type { PictureView } from '../primitives/picture/Picture.tsx';

// Drawn in code, so that stories need neither network nor files: a plain background, a soft shadow and one simple object.
const objects = {
  vase: '<path d="M-50-130h100c0 60 70 90 70 170 0 70-40 110-120 110s-120-40-120-110c0-80 70-110 70-170Z"/>',
  lamp: '<path d="M-20-10h40v150h-40z"/><path d="M-60 140H60v18H-60z"/><path d="M-70-150H70L130 10h-260z" opacity=".8"/>',
  cup: '<path d="M-110-70H70v120a80 80 0 0 1-80 80h-20a80 80 0 0 1-80-80z"/><path d="M70-40h30a50 50 0 0 1 0 100H66" fill="none" stroke="currentColor" stroke-width="24"/>',
  chair:
    '<path d="M-90-150H90v130H-90z"/><path d="M-110 0h220v40h-220z" opacity=".8"/><path d="M-100 40h26v120h-26zM74 40h26v120H74z"/>',
  ball: '<circle r="125"/>',
  bag: '<path d="M-110-50h220l26 200h-272z"/><path d="M-56-50v-30a56 56 0 0 1 112 0v30" fill="none" stroke="currentColor" stroke-width="20"/>',
  shirt:
    '<path d="M-56-140-130-96l-34 104 52 18 22-56v180H90V-30l22 56 52-18-34-104L56-140a56 40 0 0 1-112 0Z"/><path d="M-4-96h8v246h-8z" opacity=".35" fill="#fff"/>',
  scarf:
    '<path d="M-110-120q110 70 220 0v66q-60 40-110 44v130h-86V-22q-20-10-24-32Z"/><path d="M8-8q50-6 86-30v130H8z" opacity=".75"/><path d="M-86 128h86v26h-86zM8 100h86v26H8z" opacity=".5"/>',
  candle:
    '<path d="M-64-40H64v200H-64z"/><path d="M-4-70h8v34h-8z" fill="#4a3b2c"/><path d="M0-150q38 44 0 84-38-40 0-84Z" fill="hsl(38 92% 58%)"/>',
  stool:
    '<path d="M-120-60h240v34h-240z"/><path d="M-96-26h28l-20 186h-28zM68-26h28l20 186H88z" opacity=".85"/><path d="M-92 60H92v20H-92z" opacity=".7"/>',
} as const;

/** Objects that stories can show. */
export type StillObject = keyof typeof objects;

interface StillOptions {
  hue: number;
  width?: number;
  height?: number;
  alt?: string;
}

const place = (name: StillObject, x: number, y: number, scale: number, hue: number) =>
  `<ellipse cx="${x}" cy="${y + 165 * scale}" rx="${150 * scale}" ry="${22 * scale}" fill="hsl(${hue} 22% 42% / .28)"/>` +
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="hsl(${hue} 38% 52%)" color="hsl(${hue} 38% 52%)">${objects[name]}</g>`;

type Size = Pick<PictureView, 'width' | 'height' | 'alt'>;

function drawing(shapes: string, { width, height, alt }: Size): PictureView {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height };
}

/** A picture of one object, or of several in a row, as a data URL. */
export function still(names: StillObject | readonly StillObject[], options: StillOptions): PictureView {
  const { hue, width = 600, height = 750, alt = '' } = options;
  const list = typeof names === 'string' ? [names] : names;
  const step = width / (list.length + 1);
  const scale = list.length === 1 ? width / 480 : Math.min(width / (list.length * 300), height / 420);
  const drawn = list.map((name, index) =>
    place(name, step * (index + 1), height * 0.5, scale, (hue + index * 28) % 360),
  );
  return drawing(
    `<radialGradient id="g" cx=".5" cy=".42" r=".8"><stop stop-color="hsl(${hue} 26% 95%)"/><stop offset="1" stop-color="hsl(${hue} 22% 86%)"/></radialGradient>` +
      `<rect width="100%" height="100%" fill="url(#g)"/>${drawn.join('')}`,
    { width, height, alt },
  );
}

const named = (name: StillObject, alt: string) => (hue: number) => still(name, { hue, alt });

/** A vase on a plain background. */
export const vase = named('vase', 'A round vase');
/** A lamp, seen from the side. */
export const lamp = named('lamp', 'A table lamp');
/** A cup. */
export const cup = named('cup', 'A cup');

const portrait = { width: 600, height: 750 };

/** Nearly black: badges and buttons must stand out on it. */
export const darkPicture = drawing(
  '<rect width="600" height="750" fill="#121216"/><circle cx="300" cy="380" r="190" fill="#232329"/>',
  { ...portrait, alt: 'A dark bowl' },
);

/** Stripes in bright colours: the hardest background for anything on top of a picture. */
export const busyPicture = drawing(
  Array.from(
    { length: 30 },
    (_, stripe) =>
      `<rect x="-200" y="${stripe * 50 - 300}" width="1100" height="25" transform="rotate(24 300 375)" fill="oklch(68% .19 ${stripe * 53})"/>`,
  ).join(''),
  { ...portrait, alt: 'A patterned cloth' },
);

/** A URL that never returns a picture. */
export const missingPicture: PictureView = { src: 'data:image/png,none', alt: 'Nothing to see', ...portrait };
