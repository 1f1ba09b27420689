'use client';

import { useEffect, useRef } from 'react';
import { observeView } from '../../primitives/behaviours/observers.ts';
import * as styles from './ProductGallery.css.ts';

/** A film of a product. */
export interface VideoView {
  /** Address of the film. */
  src: string;
  /** Picture that stands for it until it is played. */
  poster?: string | undefined;
  /** Words that are spoken, as WebVTT files. */
  captions?: readonly { src: string; label: string; srcLang: string }[] | undefined;
}

/** A film with the browser's controls: it starts when it is asked to, and stops when it leaves the screen. */
export function GalleryVideo({ video, label }: { video: VideoView; label: string }) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const film = element.current;
    return film
      ? observeView([film], (entries) => {
          if (entries.some(({ isIntersecting }) => !isIntersecting)) film.pause();
        })
      : undefined;
  }, []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the shop says which captions there are.
    <video
      ref={element}
      className={styles.video}
      aria-label={label}
      src={video.src}
      poster={video.poster}
      preload="none"
      controls
      playsInline
    >
      {video.captions?.map((captions, index) => (
        <track key={index} kind="captions" {...captions} />
      ))}
    </video>
  );
}
