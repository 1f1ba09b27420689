'use client';

import { useState } from 'react';
import { useHydrated } from '../../primitives/behaviours/use-hydrated.ts';
import { Picture, type PictureView } from '../../primitives/picture/index.ts';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './ProductGallery.css.ts';
import { useSnapTrack } from './use-snap-track.ts';

export interface ProductGalleryProps {
  /** Product name, for the names of the parts. */
  name: string;
  /** In the order shown; empty shows the place of a missing picture. */
  pictures: readonly PictureView[];
  /** Place of the picture the choice of a variant leads to; when it changes, the gallery goes there. */
  current?: number | undefined;
  /** The shopper went to another picture. */
  onCurrentChange?: ((place: number) => void) | undefined;
}

/** Large picture and thumbnails: swipe, arrow keys, or a press on a thumbnail. Not for campaigns: that is `Carousel`. */
export function ProductGallery({ name, pictures, current = 0, onCurrentChange }: ProductGalleryProps) {
  const words = useUi().strings.commerce.gallery;
  const isReady = useHydrated();
  const [asked, setAsked] = useState(current);
  const [place, setPlace] = useState(current);
  if (asked !== current) {
    setAsked(current);
    setPlace(current);
  }
  const go = (next: number) => {
    setPlace(next);
    onCurrentChange?.(next);
  };
  const count = pictures.length;
  const snap = useSnapTrack({ current: place, count, onChange: go });
  if (count === 0) return <Picture />;

  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of pictures is no fieldset. */}
      <div role="group" aria-label={words.label(name)} className={styles.gallery}>
        <ul
          ref={snap.track}
          className={styles.track}
          data-ready={isReady || undefined}
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={words.label(name)}
          onScroll={snap.onScroll}
          onPointerDown={snap.release}
          onWheel={snap.release}
          onKeyDown={snap.onKeyDown}
        >
          {pictures.map((picture, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat, and only their order tells them apart.
            <li key={index} className={styles.slide}>
              <Picture
                picture={picture}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
              />
            </li>
          ))}
        </ul>
        {count > 1 ? (
          <>
            <span className={styles.position} aria-hidden="true">
              {place + 1} / {count}
            </span>
            <span role="status" className={visuallyHidden}>
              {words.position(place + 1, count)}
            </span>
            <div className={styles.thumbnails}>
              {pictures.map((picture, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat.
                  key={index}
                  type="button"
                  className={styles.thumbnail}
                  aria-label={words.choose(index + 1, count)}
                  aria-current={index === place}
                  onClick={() => go(index)}
                >
                  <Picture picture={picture} ratio="square" sizes="72px" decorative />
                </button>
              ))}
            </div>
          </>
        ) : null}
      </div>
    </div>
  );
}
