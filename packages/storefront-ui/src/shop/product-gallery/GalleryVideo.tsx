'use client';

import { useEffect, useRef } from 'react';
import { observeView } from '../../primitives/behaviours/observers.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './ProductGallery.css.ts';

export interface GalleryVideoProps extends RootProps<'video'> {
  /** Product name. */
  name: string;
  /** Address of the video file. */
  src: string;
  /** Picture that is shown until the video plays. */
  poster?: string | undefined;
  /** Captions as WebVTT files. */
  captions?: readonly { src: string; label: string; srcLang: string }[] | undefined;
}

/**
 * A product video with the browser's controls. It starts only when the shopper plays it, and pauses when it scrolls out
 * of view. Not for decoration, which should not move.
 */
export function GalleryVideo({ name, src, poster, captions, ref, ...rest }: GalleryVideoProps) {
  const words = useUi().strings.shop.gallery;
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = element.current;
    return film
      ? observeView(film, ({ isIntersecting }) => {
          if (!isIntersecting) film.pause();
        })
      : undefined;
  }, []);
  return (
    <video
      aria-label={words.video(name)}
      {...rootProps(rest, styles.video)}
      ref={useMergedRef(element, ref)}
      src={src || undefined}
      poster={poster || undefined}
      preload="none"
      controls
      playsInline
    >
      {captions?.map((track, index) => (
        <track key={index} kind="captions" {...track} src={track.src || undefined} />
      ))}
    </video>
  );
}
