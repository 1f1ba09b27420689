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

/** Ref and handlers for the list of slides. */
export interface SnapTrack {
  /** Ref of the list. */
  track: RefObject<HTMLUListElement | null>;
  /** Reports the slide in view. */
  onScroll: (event: UIEvent<HTMLUListElement>) => void;
  /** Cancels a programmed scroll when a finger or a wheel scrolls. */
  release: () => void;
  /** Moves by a slide with the arrow keys. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Synchronises an index with a scroll-snapping list of full-width slides, whether a finger, a key or the caller changes the
 * slide.
 */
export function useSnapTrack({ current, count, onChange }: SnapTrackOptions): SnapTrack {
  const track = useRef<HTMLUListElement>(null);
  // Target of a programmed scroll: slides passed on the way are not reported.
  const heading = useRef<number>(undefined);
  const hasLanded = useRef(false);

  useEffect(() => {
    const element = track.current;
    const slide = element?.children[current] as HTMLElement | undefined;
    // Jumps to the initial slide; later changes are animated.
    const behavior = hasLanded.current ? 'auto' : 'instant';
    hasLanded.current = true;
    if (!element || !slide) return;
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
