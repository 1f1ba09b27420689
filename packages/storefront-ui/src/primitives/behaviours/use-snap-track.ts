'use client';

import { type KeyboardEvent, type RefObject, type UIEvent, useEffect, useRef } from 'react';

export interface SnapTrackOptions {
  /** Index of the slide in view. */
  current: number;
  /** Number of slides. */
  count: number;
  /** Called with the index of the slide that came into view. */
  onChange: (index: number) => void;
}

/** Ref and handlers for the row of slides. */
export interface SnapTrack {
  /** The row. */
  track: RefObject<HTMLUListElement | null>;
  /** Reports the slide that came into view. */
  onScroll: (event: UIEvent<HTMLUListElement>) => void;
  /** Lets a finger or a wheel take over from a programmed scroll. */
  release: () => void;
  /** Moves by a slide with the arrow keys. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Keeps the index of the slide in view in step with a row of full-width slides that snaps, whether a finger, a key or the
 * caller moves it.
 */
export function useSnapTrack({ current, count, onChange }: SnapTrackOptions): SnapTrack {
  const track = useRef<HTMLUListElement>(null);
  // Where a programmed scroll is heading: slides passed on the way are not chosen.
  const heading = useRef<number>(undefined);
  const hasLanded = useRef(false);

  useEffect(() => {
    const element = track.current;
    const slide = element?.children[current];
    // The first picture asked for is simply there; only later ones are travelled to.
    const behavior = hasLanded.current ? 'auto' : 'instant';
    hasLanded.current = true;
    if (!element || !(slide instanceof HTMLElement)) return;
    const left = slide.offsetLeft - (slide.offsetParent === element ? 0 : element.offsetLeft);
    if (Math.abs(element.scrollLeft - left) < 2) return;
    heading.current = current;
    element.scrollTo?.({ left, behavior });
  }, [current]);

  return {
    track,
    onScroll(event) {
      const { scrollLeft, clientWidth } = event.currentTarget;
      if (!clientWidth) return;
      const position = Math.abs(scrollLeft) / clientWidth;
      const nearest = Math.min(Math.round(position), count - 1);
      if (heading.current !== undefined) {
        if (nearest === heading.current) heading.current = undefined;
        return;
      }
      if (nearest !== current) onChange(nearest);
    },
    release() {
      heading.current = undefined;
    },
    onKeyDown(event) {
      const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
      const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
      const by = event.key === forward ? 1 : event.key === back ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      onChange(Math.min(Math.max(current + by, 0), count - 1));
    },
  };
}
