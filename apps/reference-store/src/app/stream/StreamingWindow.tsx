import { Button, CloseIcon, IconButton, MinusIcon, PlusIcon, VisuallyHidden } from '@promenade/storefront-ui';
import { useId, useRef, useState } from 'react';
import { useText } from '../../i18n/texts.tsx';
import styles from '../../styles/stream.module.css';
import { useWindowPlace } from './use-window-place.ts';
import type { WindowPlace } from './window-place.ts';

interface StreamingWindowProps {
  /** Address of the player, on a host that the page's policy lets into frames. */
  src: string;
  /** Undefined until the shopper has moved the window. */
  place: WindowPlace | undefined;
  onPlaceChange(place: WindowPlace): void;
  onClose(): void;
}

const SANDBOX = 'allow-scripts allow-same-origin allow-presentation';
const ALLOW = 'autoplay; fullscreen; picture-in-picture';

/**
 * A live stream above the page: dragged and resized by pointer and keys, never outside the screen, and never over an element
 * with `data-bottom-bar`. The player is loaded when the shopper presses play.
 */
export function StreamingWindow({ src, place, onPlaceChange, onClose }: StreamingWindowProps) {
  const text = useText('frame');
  const root = useRef<HTMLElement>(null);
  const helpId = useId();
  const { isDragging, mover, resizer, isLarge, toggleSize } = useWindowPlace(root, place, onPlaceChange);
  const [playing, setPlaying] = useState<string>();
  const title = text('stream.title');
  return (
    <section aria-label={title} className={styles.root} ref={root}>
      <div className={styles.bar}>
        <span aria-hidden="true" className={styles.grip} {...resizer} />
        <button
          type="button"
          className={styles.mover}
          aria-label={text('stream.move', { title })}
          aria-describedby={helpId}
          {...mover}
        >
          <span className={styles.live} />
          <span className={styles.title}>{title}</span>
        </button>
        <VisuallyHidden id={helpId}>{text('stream.moveHelp')}</VisuallyHidden>
        <IconButton label={text(isLarge ? 'stream.smaller' : 'stream.larger')} onClick={toggleSize}>
          {isLarge ? <MinusIcon /> : <PlusIcon />}
        </IconButton>
        <IconButton label={text('stream.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={isDragging ? `${styles.stage} ${styles.still}` : styles.stage}>
        {playing === src ? (
          <iframe
            className={styles.frame}
            src={src}
            title={title}
            sandbox={SANDBOX}
            allow={ALLOW}
            referrerPolicy="no-referrer"
            loading="lazy"
          />
        ) : (
          <>
            <Button size="small" onClick={() => setPlaying(src)}>
              {text('stream.play')}
            </Button>
            <p className={styles.note}>{text('stream.from', { host: new URL(src).host })}</p>
          </>
        )}
      </div>
    </section>
  );
}
