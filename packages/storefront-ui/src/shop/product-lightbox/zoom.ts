/** Scale of a picture, and the offset of its centre in px. */
export interface Zoom {
  /** Scale factor, at least 1. */
  scale: number;
  /** Offset to the right. */
  x: number;
  /** Offset downwards. */
  y: number;
}

/** Size of the stage, in px. */
export interface Size {
  /** Width. */
  width: number;
  /** Height. */
  height: number;
}

export const SMALLEST = 1;
export const LARGEST = 4;
export const noZoom: Zoom = { scale: SMALLEST, x: 0, y: 0 };

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Limits the offset so that no edge of the picture moves inside the stage. */
function withinStage({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const reach = (length: number) => ((scale - 1) * length) / 2;
  return { scale, x: between(x, -reach(width), reach(width)), y: between(y, -reach(height), reach(height)) };
}

/** A position, in px from the centre. */
export interface Point {
  /** To the right. */
  x: number;
  /** Downwards. */
  y: number;
}

/**
 * Zooms by a factor around a point, which stays at the same position.
 *
 * @param at Position of the point relative to the centre of the stage, in px. @default the centre
 */
export function zoomBy(zoom: Zoom, factor: number, stage: Size, at: Point = { x: 0, y: 0 }): Zoom {
  const scale = between(zoom.scale * factor, SMALLEST, LARGEST);
  const grown = scale / zoom.scale;
  return withinStage({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, stage);
}

/** Moves a zoomed picture by an offset in px. */
export function panBy(zoom: Zoom, by: Point, stage: Size): Zoom {
  return withinStage({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}
