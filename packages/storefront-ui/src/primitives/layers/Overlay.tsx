'use client';

import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { PortalScope } from '../../theme/PortalScope.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { chain, type RootProps } from '../behaviours/root-props.ts';
import { useControlled } from '../behaviours/use-controlled.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import { containerFor } from './container.ts';
import { endByEscape } from './escape.ts';
import { openLayer } from './open-layer.ts';
import { type FocusPath, focusPathFrom } from './return-focus.ts';
import { Trigger } from './Trigger.tsx';
import { usePresence } from './use-presence.ts';

/** What the content needs to name the panel and to close it. */
export interface OverlayParts {
  /** Id for the title. */
  titleId: string;
  /** Id for the description. */
  textId: string;
  /** Closes the overlay. */
  close: () => void;
}

interface OverlayProps extends RootProps<'div', 'title'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  trigger?: ReactElement | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Class of the element that covers the page. Without it the panel does. */
  scrim?: string | undefined;
  /** Whether the content has an element with `textId`. */
  hasText?: boolean | undefined;
  children: (parts: OverlayParts) => ReactNode;
}

interface Place {
  container: Element | ShadowRoot;
  /** Reading direction of the part of the page that the overlay is a child of. */
  dir: 'ltr' | 'rtl' | undefined;
}

function directionOf(element: Element): Place['dir'] {
  const { direction } = getComputedStyle(element);
  return direction === 'rtl' || direction === 'ltr' ? direction : undefined;
}

/** Everything that covers the page: dialogs, drawers, the palette, enlarged pictures. The shop may close it by Back. */
export function Overlay(props: OverlayProps) {
  const {
    open,
    defaultOpen = false,
    onOpenChange,
    trigger,
    initialFocus,
    scrim,
    hasText,
    children,
    ref,
    ...rest
  } = props;
  const { onOverlayOpen, layers } = useUi();
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const [titleId, textId, panelId] = [useId(), useId(), useId()];
  const marker = useRef<HTMLTemplateElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const cover = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLElement>(null);
  const opener = useRef<FocusPath>([]);
  const isPresent = usePresence(isOpen, [panel, cover]);
  const [place, setPlace] = useState<Place>();
  if (!isPresent && place) setPlace(undefined);

  const latest = useRef(setOpen);
  useEffect(() => {
    latest.current = setOpen;
  });
  // Runs before the content renders, which may take the focus itself.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const here = marker.current ?? panel.current;
    if (here) opener.current = focusPathFrom(here.ownerDocument, button.current);
    if (!marker.current) return;
    const given = layers.current?.container;
    setPlace({
      container: (typeof given === 'function' ? given() : given) ?? containerFor(marker.current),
      dir: directionOf(marker.current),
    });
  }, [isOpen, layers]);
  useEffect(() => {
    if (!isOpen || !place || !panel.current) return;
    return openLayer(panel.current, {
      scrim: cover.current,
      opener: opener.current,
      initialFocus: initialFocus?.current,
      isAbove: layers.current?.isAbove,
      close: () => latest.current(false),
    });
  }, [isOpen, place, initialFocus, layers]);
  useEffect(() => (isOpen ? onOverlayOpen?.(() => latest.current(false)) : undefined), [isOpen, onOverlayOpen]);

  const mergedRef = useMergedRef(panel, ref);
  const state = isOpen ? 'open' : 'closed';
  return (
    <>
      {trigger ? (
        <Trigger element={button} isOpen={isOpen} controls={rest.id ?? panelId} onPress={() => setOpen(!isOpen)}>
          {trigger}
        </Trigger>
      ) : null}
      {isPresent && !place ? <template ref={marker} /> : null}
      {isPresent && place
        ? createPortal(
            <>
              {scrim ? (
                <PortalScope>
                  <div ref={cover} className={scrim} data-overlay="" data-state={state} />
                </PortalScope>
              ) : null}
              <PortalScope>
                <div
                  role="dialog"
                  id={panelId}
                  tabIndex={-1}
                  aria-labelledby={titleId}
                  aria-describedby={hasText ? textId : undefined}
                  data-overlay=""
                  data-state={state}
                  dir={place.dir}
                  {...rest}
                  ref={mergedRef}
                  // Here too, because an element around the component may stop keys that go through React.
                  onKeyDown={chain(rest.onKeyDown, (event: KeyboardEvent) => endByEscape(event.nativeEvent))}
                >
                  <Suspense>{children({ titleId, textId, close: () => setOpen(false) })}</Suspense>
                </div>
              </PortalScope>
            </>,
            place.container,
          )
        : null}
    </>
  );
}
