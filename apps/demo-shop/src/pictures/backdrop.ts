import type { Size } from '@promenade/reference-api/media/picture-source.ts';
import { oklch } from './colour.ts';
import type { Plinth, Scene } from './scene.ts';

/** The empty stage of a scene as SVG: wall, floor, plinths. */
export function backdrop(scene: Scene, { width, height }: Size): string {
  const { hue, view, depth = 0, light = { x: 0.5, y: 0.4 }, plinths = [] } = scene;
  const tone = (lightness: number, chroma: number) => oklch(lightness - depth * 0.05, chroma + depth * 0.015, hue);
  const wash = (id: string, x: number, y: number, r: number, stops: string) =>
    `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops}</radialGradient>`;
  const wall =
    view === 'lying'
      ? wash('wall', 0.3, 0.2, 1.1, stop(0, tone(0.93, 0.034)) + stop(1, tone(0.85, 0.05)))
      : wash(
          'wall',
          light.x,
          light.y,
          0.8,
          stop(0, tone(0.972, 0.012)) + stop(0.55, tone(0.94, 0.022)) + stop(1, tone(0.882, 0.034)),
        );
  const floor =
    view === 'lying'
      ? ''
      : `<linearGradient id="floor" x2="0" y2="1">${stop(0.58, tone(0.86, 0.04), 0)}${stop(0.74, tone(0.86, 0.04), 0.34)}${stop(1, tone(0.88, 0.035), 0.1)}</linearGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${wall}${floor}</defs>` +
    `<rect width="100%" height="100%" fill="url(#wall)"/>${floor && '<rect width="100%" height="100%" fill="url(#floor)"/>'}` +
    `${plinths.map((plinth) => block(plinth, tone, { width, height })).join('')}</svg>`
  );
}

/** A plinth: a round top seen from a little above, a front lit from the left, a soft shadow at its foot. */
function block(plinth: Plinth, tone: (lightness: number, chroma: number) => string, size: Size): string {
  const [x, half] = [plinth.x * size.width, (plinth.width * size.width) / 2];
  const [top, foot, bow] = [plinth.top * size.height, plinth.foot * size.height, half * 0.16];
  const id = `plinth${Math.round(plinth.x * 1000)}`;
  const side = `M${x - half} ${top}V${foot}A${half} ${bow} 0 0 0 ${x + half} ${foot}V${top}Z`;
  const shades = [stop(0, tone(0.93, 0.028)), stop(0.35, tone(0.95, 0.022)), stop(1, tone(0.82, 0.045))].join('');
  return (
    `<defs><linearGradient id="${id}">${shades}</linearGradient>` +
    `<filter id="${id}b" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${half * 0.09}"/></filter></defs>` +
    `<ellipse cx="${x + half * 0.06}" cy="${foot + bow * 0.35}" rx="${half * 1.06}" ry="${bow * 1.25}" fill="${tone(0.5, 0.06)}" opacity=".34" filter="url(#${id}b)"/>` +
    `<path d="${side}" fill="url(#${id})"/><ellipse cx="${x}" cy="${top}" rx="${half}" ry="${bow}" fill="${tone(0.968, 0.016)}"/>`
  );
}

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
