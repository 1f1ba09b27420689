'use client';

import type { ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { keysOf } from '../behaviours/keys-of.ts';
import { listRole } from '../behaviours/list-role.ts';
import { own } from '../behaviours/own-events.ts';
import { Pressable } from '../behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useHydrated } from '../behaviours/use-hydrated.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import * as styles from './Carousel.css.ts';
import { useCarousel } from './use-carousel.ts';

/** One slide. */
export interface CarouselSlide {
  /** Unique among the slides; never shown. */
  key: string;
  /** Name of the slide, announced with its number. */
  name: string;
  /** The slide. */
  content: ReactNode;
}

export interface CarouselProps extends RootProps<'section'> {
  /** Accessible name of the carousel. */
  label: string;
  /** The slides, in the order shown. */
  slides: readonly CarouselSlide[];
  /** Changes the slide every 6 s; pauses under the pointer, with the focus inside, in a hidden tab and under reduced motion. @default true */
  autoplay?: boolean | undefined;
}

/** Slides side by side, one in view. It also scrolls without scripts. Not for content that every shopper must see. */
export function Carousel({ label, slides, autoplay = true, ...rest }: CarouselProps) {
  const { strings } = useUi();
  const words = strings.primitives.carousel;
  const { snap, current, isPlaying, goTo, toggle, hold } = useCarousel(slides.length, autoplay);
  const hasControls = useHydrated() && slides.length > 1;
  const keys = keysOf(`<Carousel label="${label}">`, slides, (slide) => slide.key);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
      {...rootProps(rest, styles.root)}
    >
      {/* First in the order of the keyboard: whoever wants to read the slides stops them before. */}
      <div className={styles.controls} data-ready={hasControls || undefined}>
        {hasControls ? (
          <>
            {autoplay ? (
              <IconButton label={isPlaying ? words.pause : words.play} size="small" onClick={toggle}>
                {isPlaying ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
              </IconButton>
            ) : null}
            <ol {...listRole} className={styles.dots} aria-label={words.slides}>
              {slides.map((slide, index) => (
                <li key={keys[index]}>
                  <Pressable
                    className={styles.dot}
                    aria-label={`${slide.name}, ${words.slide(index + 1, slides.length)}`}
                    aria-current={index === current ? 'true' : undefined}
                    onClick={() => goTo(index)}
                  />
                </li>
              ))}
            </ol>
            <IconButton label={words.previous} size="small" variant="outline" onClick={() => goTo(current - 1)}>
              <ChevronLeftIcon size="small" />
            </IconButton>
            <IconButton label={words.next} size="small" variant="outline" onClick={() => goTo(current + 1)}>
              <ChevronRightIcon size="small" />
            </IconButton>
          </>
        ) : null}
      </div>
      <ul
        {...listRole}
        ref={snap.track}
        className={styles.track}
        aria-label={label}
        onScroll={own(snap.onScroll)}
        onPointerDown={own(snap.release)}
        onWheel={own(snap.release)}
        aria-live={isPlaying ? 'off' : 'polite'}
      >
        {slides.map((slide, index) => (
          <li key={keys[index]} className={styles.slide}>
            {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group of anything, no form fieldset */}
            <div
              role="group"
              className={styles.content}
              aria-roledescription="slide"
              aria-label={`${slide.name}, ${words.slide(index + 1, slides.length)}`}
            >
              {slide.content}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
