'use client';

import { useState } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { PictureIcon } from '../icons/icons.tsx';
import * as styles from './Picture.css.ts';

/** A picture as a view gives it: every address is ready to use. */
export interface PictureView {
  /** Address of the picture. */
  src: string;
  /** What the picture shows; empty when the words beside it say the same. */
  alt: string;
  /** Natural size in px, so that the place is kept before the bytes arrive. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** Other sizes of the picture, as `<img srcset>` takes them. */
  srcSet?: string | undefined;
  /** Better encodings first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  /** How wide it is shown, as `<img sizes>` takes it. */
  sizes?: string | undefined;
}

export interface PictureProps extends RootProps<'span'> {
  /** Leave out when there is none: the same box then says so. */
  picture?: PictureView | undefined;
  /** Box to fill. `natural` keeps the picture's own shape. @default 'portrait' (4:5) */
  ratio?: 'portrait' | 'square' | 'landscape' | 'wide' | 'natural' | undefined;
  /** Whether the picture fills the box or fits into it. @default 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /** `eager` only for what is in the first view. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** `high` for the one picture that decides the first impression. */
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** Overrides the picture's own `sizes`. */
  sizes?: string | undefined;
  /** Hides the picture, and the words for a missing one, from assistive technology. */
  decorative?: boolean | undefined;
}

type PictureLook = Pick<
  PictureProps,
  'picture' | 'ratio' | 'fit' | 'loading' | 'fetchPriority' | 'sizes' | 'decorative'
>;

// A component of its own, so that a picture that is there reads no words.
const MissingWords = () => <span>{useUi().strings.primitives.pictureMissing}</span>;

/** The markup of `Picture`. A card calls it, which so stays one component. */
export function usePictureMarkup(
  { picture, ratio, fit = 'cover', loading = 'lazy', fetchPriority, sizes, decorative = false }: PictureLook,
  root: Omit<RootProps<'span'>, 'ref'>,
) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const isMissing = !picture?.src || failedSrc === picture.src;
  const alt = decorative ? '' : (picture?.alt ?? '');
  const sizing = sizes ?? picture?.sizes;
  return (
    <span data-missing={isMissing || undefined} {...root}>
      {isMissing ? (
        <span
          className={cx(styles.missing, ratio === 'natural' && styles.missingNatural)}
          aria-hidden={decorative || undefined}
        >
          <PictureIcon size="large" />
          {decorative ? null : alt ? <span>{alt}</span> : <MissingWords />}
        </span>
      ) : (
        <picture>
          {picture.sources?.map((source, index) => (
            <source key={index} type={source.type} srcSet={source.srcSet} sizes={sizing} />
          ))}
          <img
            // A picture that failed before hydration fires no event any more.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(picture.src);
            }}
            className={styles.image[ratio === 'natural' ? 'natural' : fit]}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={sizing}
            alt={alt}
            width={picture.width || undefined}
            height={picture.height || undefined}
            loading={loading}
            fetchPriority={fetchPriority}
            decoding="async"
            onError={() => setFailedSrc(picture.src)}
          />
        </picture>
      )}
    </span>
  );
}

/**
 * A picture in a box of fixed shape on a quiet tint. Nothing moves when it arrives or fails. Not for people: that is
 * `Avatar`.
 */
export function Picture(props: PictureProps) {
  const { picture, ratio = 'portrait', fit, loading, fetchPriority, sizes, decorative, ...rest } = props;
  return usePictureMarkup(
    { picture, ratio, fit, loading, fetchPriority, sizes, decorative },
    rootProps(rest, styles.frame, styles.ratio[ratio]),
  );
}
