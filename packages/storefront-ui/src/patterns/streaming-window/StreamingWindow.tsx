'use client';

import { useId, useRef, useState } from 'react';
import { Pressable } from '../../primitives/behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useMergedRef } from '../../primitives/behaviours/use-merged-ref.ts';
import { Button } from '../../primitives/button/index.ts';
import { IconButton } from '../../primitives/icon-button/index.ts';
import { CloseIcon, MinusIcon, PlusIcon } from '../../primitives/icons/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './StreamingWindow.css.ts';
import { useWindowPlace } from './use-window-place.ts';
import type { WindowPlace } from './window-place.ts';

export interface StreamingWindowProps extends RootProps<'section'> {
  /** Address of the player: https, and on a host that the page's policy lets into frames. Nothing is shown for another one. */
  src: string;
  /** What is streamed. @default the word for a live stream */
  title?: string | undefined;
  /** Where the window stands. Leave out to let it keep its place itself. */
  place?: WindowPlace | undefined;
  /** Called with the place that a shopper chose, to remember it. */
  onPlaceChange?: ((place: WindowPlace) => void) | undefined;
  /** Shows a button that closes the window. */
  onClose?: (() => void) | undefined;
}

const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';
const ALLOW = 'autoplay; fullscreen; picture-in-picture';

function hostOf(src: string): string | undefined {
  try {
    const { protocol, username, password, host } = new URL(src);
    return protocol === 'https:' && !username && !password ? host : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A live stream above the page: dragged and resized by pointer and keys, never outside the screen, and never over an element
 * with `data-bottom-bar`. The player is asked for when the shopper presses play, not before. Not for a product's film: that is
 * `ProductGallery`.
 */
export function StreamingWindow({
  src,
  title,
  place: given,
  onPlaceChange,
  onClose,
  ref,
  ...rest
}: StreamingWindowProps) {
  const words = useUi().strings.patterns.stream;
  const root = useRef<HTMLElement>(null);
  const helpId = useId();
  const { isDragging, mover, resizer, isLarge, toggleSize } = useWindowPlace(root, given, onPlaceChange);
  const [playing, setPlaying] = useState<string>();
  const host = hostOf(src);
  const merged = useMergedRef(root, ref);
  if (!host) return null;
  const name = title ?? words.title;
  const [SizeIcon, sizeLabel] = isLarge ? [MinusIcon, words.smaller] : [PlusIcon, words.larger];
  return (
    <section aria-label={name} {...rootProps(rest, styles.root)} ref={merged}>
      <div className={styles.bar}>
        <span aria-hidden="true" className={styles.grip} {...resizer} />
        <Pressable className={styles.mover} aria-label={words.move(name)} aria-describedby={helpId} {...mover}>
          <span className={styles.live} />
          <span className={styles.title}>{name}</span>
        </Pressable>
        <VisuallyHidden id={helpId}>{words.moveHelp}</VisuallyHidden>
        <IconButton label={sizeLabel} onClick={toggleSize}>
          <SizeIcon />
        </IconButton>
        {onClose ? (
          <IconButton label={words.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        ) : null}
      </div>
      <div className={isDragging ? `${styles.stage} ${styles.still}` : styles.stage}>
        {playing === src ? (
          <iframe
            className={styles.frame}
            src={src}
            title={name}
            sandbox={SANDBOX}
            allow={ALLOW}
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        ) : (
          <>
            <Button size="small" onClick={() => setPlaying(src)}>
              {words.play}
            </Button>
            <p className={styles.note}>{words.from(host)}</p>
          </>
        )}
      </div>
    </section>
  );
}
