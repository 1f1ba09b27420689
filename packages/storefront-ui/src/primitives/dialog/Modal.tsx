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

export interface ModalProps extends RootProps<'div', 'title'> {
  /** Whether it is open, when the caller holds it. */
  open?: boolean | undefined;
  /** Whether it is open at first, when it holds that itself. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it asks to be opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it; it stands where the dialog is written. */
  trigger?: ReactElement | undefined;
  /** What has the focus first. @default the first control in it */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Names it. */
  title: ReactNode;
  /** The content, which scrolls. */
  children: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
}

interface ModalParts {
  text?: string | undefined;
  styles: Record<'scrim' | 'head' | 'title' | 'body' | 'foot', string> & { description?: string };
  /** Class of the panel. */
  panel: string | undefined;
}

/** What dialogs and drawers have in common. Esc and a press outside close it; the focus goes back. */
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
    <Radix.Root {...(open === undefined ? { defaultOpen } : { open })} {...(onOpenChange && { onOpenChange })}>
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
    </Radix.Root>
  );
}

/** A message above the page is no place outside: pressing its button leaves the dialog open. */
function keepForToasts(event: { target: EventTarget | null; preventDefault(): void }): void {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
}
