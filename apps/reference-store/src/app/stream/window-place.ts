/** Where a window stands, in px. */
export interface WindowPlace {
  /** From the edge of the screen at which lines end. */
  end: number;
  /** From the lower edge of the screen. */
  bottom: number;
  /** The height follows from it. */
  width: number;
}

/** A bar at the lower edge of the screen, in px: what a window never covers. */
export interface Bar {
  /** From the edge at which lines end to its nearer side. */
  endFrom: number;
  /** From the edge at which lines end to its farther side. */
  endTo: number;
  /** From the lower edge of the screen to its top. */
  height: number;
}

/** What a window stands in, in px. */
export interface Room {
  /** Of the screen. */
  width: number;
  /** Of the screen. */
  height: number;
  /** What is never covered. */
  bars: readonly Bar[];
}

const TITLE_HEIGHT = 44;
/** Between the window and the edges of the screen. */
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

/** The place nearest to the wanted one in which the window is whole, and beside or above every bar. */
export function fitPlace(wanted: WindowPlace, { width: across, height: up, bars }: Room): WindowPlace {
  const widest = Math.min(MAX_WIDTH, across - 2 * MARGIN, (up - 2 * MARGIN - TITLE_HEIGHT) * RATIO);
  const width = Math.round(within(finite(wanted.width, SMALL_WIDTH), Math.min(MIN_WIDTH, widest), widest));
  const end = Math.round(within(finite(wanted.end, MARGIN), MARGIN, Math.max(MARGIN, across - width - MARGIN)));
  const blocked = bars.filter(({ endFrom, endTo }) => endFrom < end + width && endTo > end);
  const floor = Math.max(0, ...blocked.map(({ height }) => height)) + MARGIN;
  const ceiling = up - heightOf(width) - MARGIN;
  // Where both cannot be had, the bar stays free.
  const bottom = Math.round(Math.max(floor, Math.min(finite(wanted.bottom, MARGIN), ceiling)));
  return { end, bottom, width };
}

/** The two widths between which a press chooses; on a phone both are smaller. */
export function widthsIn(room: Room): { small: number; large: number } {
  const { width: large } = fitPlace({ ...startPlace, width: LARGE_WIDTH }, room);
  return { small: large < (SMALL_WIDTH + LARGE_WIDTH) / 2 ? MIN_WIDTH : SMALL_WIDTH, large };
}

/** The next corner, around the screen. */
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

/** What a key does to a place; `undefined` for a key that does nothing. */
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
