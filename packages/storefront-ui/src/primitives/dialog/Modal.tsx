'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { PortalScope } from '../../theme/PortalScope.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { keepForInputMethods } from '../behaviours/is-composing.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { scrollStop } from '../behaviours/scroll-stop.ts';
import { useReturnFocus } from '../behaviours/use-return-focus.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { OverlayRoot } from './OverlayRoot.tsx';

export interface ModalProps extends RootProps<'div', 'title'> {
  /** Whether it is open; makes the component controlled. */
  open?: boolean | undefined;
  /** Whether it is open at first, while uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the new state when the user opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it, rendered in place of the dialog. */
  trigger?: ReactElement | undefined;
  /** Ref of the element that takes the focus first. @default the first control in it */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Title, which is also the accessible name. */
  title: ReactNode;
  /** The content, which scrolls. */
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
}

interface ModalParts {
  text?: ReactNode;
  styles: Record<'scrim' | 'head' | 'title' | 'body' | 'foot', string> & { description?: string };
  /** Class of the panel. */
  panel: string | undefined;
}

/** The common part of dialogs and drawers. Escape and a press outside close it, and the focus returns. */
export function Modal({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  initialFocus,
  title,
  text,
  children,
  footer,
  styles,
  panel,
  ...rest
}: ModalProps & ModalParts) {
  const { strings } = useUi();
  const returnFocus = useReturnFocus(initialFocus);
  return (
    <OverlayRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <PortalScope>
          <Radix.Overlay className={styles.scrim} />
        </PortalScope>
        <PortalScope>
          <Radix.Content
            {...(!text && { 'aria-describedby': undefined })}
            {...returnFocus}
            onEscapeKeyDown={keepForInputMethods}
            onPointerDownOutside={keepForToasts}
            {...rootProps(rest, panel)}
          >
            <div className={styles.head}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              <Radix.Close asChild>
                <IconButton label={strings.primitives.close}>
                  <CloseIcon />
                </IconButton>
              </Radix.Close>
            </div>
            <div ref={scrollStop} className={styles.body}>
              {text ? <Radix.Description className={styles.description}>{text}</Radix.Description> : null}
              {inElement(children)}
            </div>
            {footer ? <div className={styles.foot}>{footer}</div> : null}
          </Radix.Content>
        </PortalScope>
      </Radix.Portal>
    </OverlayRoot>
  );
}

/** A toast is not outside the dialog: pressing its button leaves the dialog open. */
function keepForToasts(event: { target: EventTarget | null; preventDefault(): void }): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
