'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ownKeys } from '../../primitives/behaviours/own-events.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useReturnFocus } from '../../primitives/behaviours/use-return-focus.ts';
import { OverlayRoot } from '../../primitives/dialog/OverlayRoot.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../../primitives/icons/icons.tsx';
import type { PictureView } from '../../primitives/picture/Picture.tsx';
import { PortalScope } from '../../theme/PortalScope.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './ProductLightbox.css.ts';
import { useZoom } from './use-zoom.ts';

/** Twice the width of the screen, so that a zoomed picture stays sharp. */
const SIZES = '200vw';

export interface ProductLightboxProps extends RootProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with the new state when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Product name. */
  name: string;
  /** The pictures, in the order of the gallery. */
  pictures: readonly PictureView[];
  /** Index of the picture that is shown; makes the component controlled. */
  index?: number | undefined;
  /** Index of the picture that is shown first. @default 0 */
  defaultIndex?: number | undefined;
  /** Called with the index of the new picture when the shopper changes it. */
  onIndexChange?: ((index: number) => void) | undefined;
}

/**
 * The pictures of a product over the whole screen. Wheel, pinch, buttons and the keys + - 0 zoom; arrow keys change the
 * picture. Class, id, ref, `data-*` and `aria-*` attributes reach the panel. Not for browsing on the page: use `ProductGallery`.
 */
export function ProductLightbox({
  open,
  onOpenChange,
  name,
  pictures,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  ...rest
}: ProductLightboxProps) {
  const { strings } = useUi();
  const words = strings.shop.lightbox;
  const returnFocus = useReturnFocus();
  const image = useRef<HTMLImageElement>(null);
  const zoom = useZoom(image);
  const [held, setHeld] = useState(defaultIndex);
  const count = pictures.length;
  const index = Math.min(Math.max(Math.trunc(given ?? held) || 0, 0), Math.max(count - 1, 0));
  const picture = pictures[index];
  const step = (by: number) => {
    if (count < 2) return;
    const next = (index + by + count) % count;
    zoom.reset();
    setHeld(next);
    onIndexChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    zoom.onKeyDown(event);
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === forward) step(1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') step(-1);
  };
  const change = (next: boolean) => {
    zoom.reset();
    onOpenChange?.(next);
  };
  if (!picture) return null;
  return (
    <OverlayRoot open={open} onOpenChange={change}>
      <Radix.Portal>
        <PortalScope>
          <Radix.Content
            aria-describedby={undefined}
            onKeyDown={ownKeys(onKeyDown)}
            {...returnFocus}
            {...rootProps(rest, styles.panel)}
          >
            <div className={styles.bar}>
              <Radix.Title className={styles.title}>{name}</Radix.Title>
              <span role="status" className={styles.position}>
                {count > 1 ? strings.shop.gallery.position(index + 1, count) : null}
              </span>
              <IconButton label={words.zoomOut} disabled={zoom.isSmallest} onClick={zoom.zoomOut}>
                <MinusIcon />
              </IconButton>
              <IconButton label={words.zoomIn} disabled={zoom.isLargest} onClick={zoom.zoomIn}>
                <PlusIcon />
              </IconButton>
              <Radix.Close asChild>
                <IconButton label={strings.primitives.close}>
                  <CloseIcon />
                </IconButton>
              </Radix.Close>
            </div>
            <div
              ref={zoom.stage}
              className={styles.stage}
              data-zoomed={!zoom.isSmallest || undefined}
              {...zoom.handlers}
            >
              <img
                key={index}
                ref={image}
                className={styles.picture}
                src={picture.src || undefined}
                srcSet={picture.srcSet}
                sizes={picture.srcSet && SIZES}
                alt={picture.alt}
                width={picture.width || undefined}
                height={picture.height || undefined}
                draggable={false}
              />
            </div>
            {count > 1 ? (
              <>
                <IconButton
                  variant="outline"
                  label={words.previous}
                  className={styles.step}
                  data-side="start"
                  onClick={() => step(-1)}
                >
                  <ChevronLeftIcon />
                </IconButton>
                <IconButton
                  variant="outline"
                  label={words.next}
                  className={styles.step}
                  data-side="end"
                  onClick={() => step(1)}
                >
                  <ChevronRightIcon />
                </IconButton>
              </>
            ) : null}
          </Radix.Content>
        </PortalScope>
      </Radix.Portal>
    </OverlayRoot>
  );
}
