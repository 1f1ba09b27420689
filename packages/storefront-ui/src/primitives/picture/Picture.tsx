'use client';

import { useState } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { PictureIcon } from '../icons/icons.tsx';
import * as styles from './Picture.css.ts';

/** A picture as the view model supplies it, with complete addresses. */
export interface PictureView {
  /** Address of the picture. */
  src: string;
  /** Alternative text; empty if the text next to the picture says the same. */
  alt: string;
  /** Natural width in px, which reserves the space before the file arrives. */
  width: number;
  /** Natural height in px. */
  height: number;
  /** Other sizes of the picture, in the format of `<img srcset>`. */
  srcSet?: string | undefined;
  /** Other encodings, the most efficient first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  /** Width at which it is shown, in the format of `<img sizes>`. */
  sizes?: string | undefined;
}

export interface PictureProps extends RootProps<'span'> {
  /** Leave out when there is none; the box then shows a placeholder text. */
  picture?: PictureView | undefined;
  /** Shape of the box. `natural` keeps the picture's own shape. @default 'portrait' (4:5) */
  ratio?: 'portrait' | 'square' | 'landscape' | 'wide' | 'natural' | undefined;
  /** Whether the picture fills the box or fits into it. @default 'cover' */
  fit?: 'cover' | 'contain' | undefined;
  /** Use `eager` only for pictures that are visible without scrolling. @default 'lazy' */
  loading?: 'lazy' | 'eager' | undefined;
  /** Use `high` for the largest picture of the first view only. */
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

// A separate component, so that only missing pictures read the words from the context.
const MissingWords = () => <span>{useUi().strings.primitives.pictureMissing}</span>;

/** Renders the markup of `Picture`. A card calls it directly, so that it stays one component. */
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
            // A picture that failed before hydration fires no event afterwards.
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
 * A picture in a box of fixed shape on a neutral background. Nothing moves when it loads or fails. Not for people: use
 * `Avatar`.
 */
export function Picture(props: PictureProps) {
  const { picture, ratio = 'portrait', fit, loading, fetchPriority, sizes, decorative, ...rest } = props;
  return usePictureMarkup(
    { picture, ratio, fit, loading, fetchPriority, sizes, decorative },
    rootProps(rest, styles.frame, styles.ratio[ratio]),
  );
}
