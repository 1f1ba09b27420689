'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { matchesMedia, observeView } from '../behaviours/observers.ts';
import { scrollStop } from '../behaviours/scroll-stop.ts';

const turnAfterMs = 6000;

/** State and commands of a carousel. */
export interface CarouselControls {
  /** Ref for the list of slides. */
  track: RefObject<HTMLUListElement | null>;
  /** Index of the slide in view. */
  current: number;
  /** Whether slides turn by themselves when nothing holds them. */
  isPlaying: boolean;
  /** Scrolls to a slide; beyond an end it goes on at the other. */
  goTo: (index: number) => void;
  /** Starts or stops turning. */
  toggle: () => void;
  /** Holds the slides while a pointer or the focus is inside. */
  hold: (reason: 'pointer' | 'focus', held: boolean) => void;
}

const prefersStillness = () => matchesMedia('(prefers-reduced-motion: reduce)');

/** Keeps the slide in view in step with scrolling, and turns slides while nothing speaks against it. */
export function useCarousel(count: number, autoplay: boolean): CarouselControls {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPlaying, setIsPlaying] = useState(autoplay);
  const holds = useRef(new Set<'pointer' | 'focus'>());

  const goTo = useCallback(
    (index: number) => {
      const wrapped = (index + count) % count;
      const slide = track.current?.children[wrapped];
      if (!(slide instanceof HTMLElement) || !track.current) return;
      // Scrolls the track only: scrollIntoView would move the page as well.
      track.current.scrollTo?.({
        left: slide.offsetLeft,
        behavior: prefersStillness() ? 'instant' : 'smooth',
      });
    },
    [count],
  );

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const slides = [...list.children];
    const stopObserving = observeView(
      slides.slice(0, count),
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(slides.indexOf(entry.target));
      },
      { root: list, threshold: 0.6 },
    );
    const stopWatching = scrollStop(list);
    return () => {
      stopObserving();
      stopWatching?.();
    };
  }, [count]);

  useEffect(() => {
    if (prefersStillness()) setIsPlaying(false);
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

  return { track, current, isPlaying, goTo, toggle: () => setIsPlaying((playing) => !playing), hold };
}
