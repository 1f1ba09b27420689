/** Position and width of a window, in px. */
export interface WindowPlace {
  /** Distance from the edge of the screen at which lines of text end. */
  end: number;
  /** Distance from the lower edge of the screen. */
  bottom: number;
  /** The height is derived from it. */
  width: number;
}

/** A bar at the lower edge of the screen that a window must not cover, in px. */
export interface Bar {
  /** Distance of its nearer side from the edge at which lines of text end. */
  endFrom: number;
  /** Distance of its farther side from the edge at which lines of text end. */
  endTo: number;
  /** Distance of its top from the lower edge of the screen. */
  height: number;
}

/** The screen and the bars on it, in px. */
export interface Room {
  width: number;
  height: number;
  bars: readonly Bar[];
}

const TITLE_HEIGHT = 44;
/** Space between the window and the edges of the screen. */
const MARGIN = 16;
const SMALL_WIDTH = 320;
const LARGE_WIDTH = 640;
const MIN_WIDTH = 240;
const MAX_WIDTH = 960;
const RATIO = 16 / 9;

export const startPlace: WindowPlace = { end: MARGIN, bottom: MARGIN, width: SMALL_WIDTH };

export const heightOf = (width: number): number => TITLE_HEIGHT + width / RATIO;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
const finite = (value: number, otherwise: number) => (Number.isFinite(value) ? value : otherwise);

/** The position nearest to the wanted one in which the window is fully visible and covers no bar. */
export function fitPlace(wanted: WindowPlace, { width: across, height: up, bars }: Room): WindowPlace {
  const widest = Math.min(MAX_WIDTH, across - 2 * MARGIN, (up - 2 * MARGIN - TITLE_HEIGHT) * RATIO);
  const width = Math.round(within(finite(wanted.width, SMALL_WIDTH), Math.min(MIN_WIDTH, widest), widest));
  const end = Math.round(within(finite(wanted.end, MARGIN), MARGIN, Math.max(MARGIN, across - width - MARGIN)));
  const blocked = bars.filter(({ endFrom, endTo }) => endFrom < end + width && endTo > end);
  const floor = Math.max(0, ...blocked.map(({ height }) => height)) + MARGIN;
  const ceiling = up - heightOf(width) - MARGIN;
  // If the screen is too small for both, the window may leave the screen but never covers a bar.
  const bottom = Math.round(Math.max(floor, Math.min(finite(wanted.bottom, MARGIN), ceiling)));
  return { end, bottom, width };
}

/** The two widths that a press switches between; both are smaller on a phone. */
export function widthsIn(room: Room): { small: number; large: number } {
  const { width: large } = fitPlace({ ...startPlace, width: LARGE_WIDTH }, room);
  return { small: large < (SMALL_WIDTH + LARGE_WIDTH) / 2 ? MIN_WIDTH : SMALL_WIDTH, large };
}

/** The next corner, going around the screen. */
export function nextCorner(place: WindowPlace, { width: across, height: up }: Room): WindowPlace {
  const isEnd = place.end + place.width / 2 < across / 2;
  const isBottom = place.bottom + heightOf(place.width) / 2 < up / 2;
  // Along the lower edge, up, back along the upper edge, down.
  const toEnd = !isBottom;
  const toBottom = isEnd;
  return { ...place, end: toEnd ? 0 : across, bottom: toBottom ? 0 : up };
}

const STEP = 16;
const FAR_STEP = 64;

/** The window after a press of a key; `undefined` if the key has no effect. */
export function placeByKey(
  place: WindowPlace,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  isRightToLeft: boolean,
): WindowPlace | undefined {
  const step = shiftKey ? FAR_STEP : STEP;
  const towardsEnd = isRightToLeft ? -step : step;
  if (key === 'ArrowUp') return { ...place, bottom: place.bottom + step };
  if (key === 'ArrowDown') return { ...place, bottom: place.bottom - step };
  if (key === 'ArrowLeft') return { ...place, end: place.end + towardsEnd };
  if (key === 'ArrowRight') return { ...place, end: place.end - towardsEnd };
  if (key === '+' || key === '=') return { ...place, width: place.width + step * 2 };
  if (key === '-' || key === '_') return { ...place, width: place.width - step * 2 };
  return undefined;
}
