'use client';

import { type ReactNode, useState } from 'react';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { own, ownKeys } from '../../primitives/behaviours/own-events.ts';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useHydrated } from '../../primitives/behaviours/use-hydrated.ts';
import { useSnapTrack } from '../../primitives/behaviours/use-snap-track.ts';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { ExpandIcon, PlayIcon } from '../../primitives/icons/icons.tsx';
import { Picture, type PictureView } from '../../primitives/picture/Picture.tsx';
import { hidden as visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './ProductGallery.css.ts';

export interface ProductGalleryProps extends RootProps {
  /** Product name, which becomes part of accessible names. */
  name: string;
  /** Pictures in the order shown. An empty list shows a placeholder. */
  pictures: readonly PictureView[];
  /** A video after the pictures: `<GalleryVideo>`. */
  video?: ReactNode;
  /** Index of the picture of the chosen variant. When it changes, the gallery scrolls to that picture. */
  index?: number | undefined;
  /** Called with the index when the shopper moves to another picture. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Shows a button that enlarges the picture; called with the picture's index. Open a `ProductLightbox` in response. */
  onEnlarge?: ((index: number) => void) | undefined;
  /** Called when a pointer or the focus reaches that button, so that the lightbox can load before the press. */
  onEnlargeIntent?: (() => void) | undefined;
}

/** Large picture and thumbnails; supports swiping, arrow keys and presses on thumbnails. Not for campaigns: use `Carousel`. */
export function ProductGallery({
  name,
  pictures,
  video,
  index: given = 0,
  onIndexChange,
  onEnlarge,
  onEnlargeIntent,
  ...rest
}: ProductGalleryProps) {
  const words = useUi().strings.shop.gallery;
  const isReady = useHydrated();
  const current = Number.isInteger(given) ? given : 0;
  const [asked, setAsked] = useState(current);
  const [index, setIndex] = useState(current);
  if (asked !== current) {
    setAsked(current);
    setIndex(current);
  }
  const go = (next: number) => {
    setIndex(next);
    onIndexChange?.(next);
  };
  const count = pictures.length + (video ? 1 : 0);
  const snap = useSnapTrack({ current: index, count, onChange: go });
  if (count === 0) return <Picture {...rootProps(rest)} />;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pictures is no fieldset.
    <div role="group" aria-label={words.label(name)} {...rootProps(rest, styles.frame)}>
      <div className={styles.gallery}>
        <ul
          {...listRole}
          ref={snap.track}
          className={styles.track}
          aria-label={words.label(name)}
          data-ready={isReady || undefined}
          tabIndex={count > 1 ? 0 : undefined}
          onScroll={own(snap.onScroll)}
          onPointerDown={own(snap.release)}
          onWheel={own(snap.release)}
          onKeyDown={ownKeys(snap.onKeyDown)}
        >
          {pictures.map((picture, at) => (
            <li key={at} className={styles.slide}>
              <Picture
                picture={picture}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : undefined}
              />
            </li>
          ))}
          {video ? <li className={styles.slide}>{video}</li> : null}
        </ul>
        {onEnlarge && index < pictures.length ? (
          <IconButton
            variant="outline"
            label={words.enlarge(index + 1)}
            className={styles.enlarge}
            onClick={() => onEnlarge(index)}
            onPointerEnter={onEnlargeIntent}
            onFocus={onEnlargeIntent}
          >
            <ExpandIcon />
          </IconButton>
        ) : null}
        {count > 1 ? (
          <>
            <span className={styles.position} aria-hidden="true">
              {`${index + 1} / ${count}`}
            </span>
            <span role="status" className={visuallyHidden}>
              {words.position(index + 1, count)}
            </span>
            <div className={styles.thumbnails}>
              {pictures.map((picture, at) => (
                <Pressable
                  key={at}
                  className={styles.thumbnail}
                  aria-label={words.choose(at + 1, count)}
                  aria-current={at === index}
                  onClick={() => go(at)}
                >
                  <Picture picture={picture} ratio="square" sizes="72px" decorative />
                </Pressable>
              ))}
              {video ? (
                <Pressable
                  className={styles.thumbnail}
                  aria-label={words.video(name)}
                  aria-current={index === pictures.length}
                  onClick={() => go(pictures.length)}
                >
                  <span className={styles.play}>
                    <PlayIcon />
                  </span>
                </Pressable>
              ) : null}
            </div>
          </>
        ) : null}
      </div>
    </div>
  );
}
