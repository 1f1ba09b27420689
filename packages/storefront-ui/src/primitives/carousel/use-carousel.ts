'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { matchesMedia } from '../behaviours/observers.ts';
import { scrollStop } from '../behaviours/scroll-stop.ts';
import { type SnapTrack, useSnapTrack } from '../behaviours/use-snap-track.ts';

const turnAfterMs = 6000;

/** State and commands of a carousel. */
export interface CarouselControls {
  /** Ref and handlers for the list of slides. */
  snap: SnapTrack;
  /** Index of the slide in view. */
  current: number;
  /** Whether slides change by themselves while nothing pauses them. */
  isPlaying: boolean;
  /** Scrolls to a slide; beyond the last one it continues with the first, and the reverse. */
  goTo: (index: number) => void;
  /** Starts or stops autoplay. */
  toggle: () => void;
  /** Pauses autoplay while a pointer or the focus is inside. */
  hold: (reason: 'pointer' | 'focus', held: boolean) => void;
}

/** Changes the slides of a snap track one by one, while nothing pauses them. */
export function useCarousel(count: number, autoplay: boolean): CarouselControls {
  const [current, setCurrent] = useState(0);
  const snap = useSnapTrack({ current, count, onChange: setCurrent });
  const [isPlaying, setIsPlaying] = useState(autoplay);
  const holds = useRef(new Set<'pointer' | 'focus'>());
  const goTo = useCallback((index: number) => setCurrent((index + count) % count), [count]);
  const { track } = snap;

  // When slides are added or removed, the track may gain or lose its tab stop.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slides are read from the track.
  useEffect(() => scrollStop(track.current), [track, count]);

  useEffect(() => {
    if (matchesMedia('(prefers-reduced-motion: reduce)')) setIsPlaying(false);
  }, []);

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden && holds.current.size === 0) goTo(current + 1);
    }, turnAfterMs);
    return () => clearInterval(timer);
  }, [isPlaying, count, current, goTo]);

  const hold = useCallback((reason: 'pointer' | 'focus', held: boolean) => {
    if (held) holds.current.add(reason);
    else holds.current.delete(reason);
  }, []);

  return { snap, current, isPlaying, goTo, toggle: () => setIsPlaying((playing) => !playing), hold };
}
