/** A picture's magnification, and how far its middle is moved, in px. */
export interface Zoom {
  /** Factor, from 1. */
  scale: number;
  /** To the right. */
  x: number;
  /** Downwards. */
  y: number;
}

/** Size of the stage, in px. */
export interface Size {
  /** Across. */
  width: number;
  /** Downwards. */
  height: number;
}

export const SMALLEST = 1;
export const LARGEST = 4;
export const noZoom: Zoom = { scale: SMALLEST, x: 0, y: 0 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Keeps the edges of the picture out of the middle of the stage. */
function withinStage({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const reach = (length: number) => ((scale - 1) * length) / 2;
  return { scale, x: between(x, -reach(width), reach(width)), y: between(y, -reach(height), reach(height)) };
}

/** A place, in px. */
export interface Point {
  /** To the right. */
  x: number;
  /** Downwards. */
  y: number;
}

/**
 * Magnifies by a factor, so that what is under a point stays under it.
 *
 * @param at Distance of the point from the middle of the stage, in px. @default the middle
 */
export function zoomBy(zoom: Zoom, factor: number, stage: Size, at: Point = { x: 0, y: 0 }): Zoom {
  const scale = between(zoom.scale * factor, SMALLEST, LARGEST);
  const grown = scale / zoom.scale;
  return withinStage({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, stage);
}

/** Moves a magnified picture by px. */
export function panBy(zoom: Zoom, by: Point, stage: Size): Zoom {
  return withinStage({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}
