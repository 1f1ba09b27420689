import type { PictureView } from './picture/index.ts';

/** A drawn still life for stories: no network, no files. `mood` shows how a component stands a difficult photograph. */
export function stillLife(
  hue: number,
  {
    width = 600,
    height = 750,
    alt = 'A vase on a table',
    mood = 'calm',
  }: { width?: number; height?: number; alt?: string; mood?: 'calm' | 'dark' | 'busy' } = {},
): PictureView {
  const ground = { calm: [94, 86], dark: [22, 12], busy: [70, 40] }[mood];
  const unit = Math.min(width, height) / 10;
  const centre = width / 2;
  const busy = Array.from({ length: 40 }, (_, index) => {
    const x = ((index * 37) % 100) / 100;
    const y = ((index * 61) % 100) / 100;
    return `<circle cx="${x * width}" cy="${y * height}" r="${unit}" fill="hsl(${hue + index * 40} 60% 55%)"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<radialGradient id="g" cx=".5" cy=".42" r=".8"><stop stop-color="hsl(${hue} 26% ${ground[0]}%)"/><stop offset="1" stop-color="hsl(${hue} 22% ${ground[1]}%)"/></radialGradient>` +
    `<rect width="100%" height="100%" fill="url(#g)"/>${mood === 'busy' ? busy.join('') : ''}` +
    `<ellipse cx="${centre}" cy="${height / 2 + unit * 2.9}" rx="${unit * 2.2}" ry="${unit * 0.35}" fill="hsl(${hue} 20% 20% / .25)"/>` +
    `<path transform="translate(${centre} ${height / 2}) scale(${unit / 50})" fill="hsl(${hue} 40% 50%)" d="M-50-130H50c0 60 70 90 70 160 0 70-40 115-120 115S-120 100-120 30c0-70 70-100 70-160Z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt, width, height };
}
