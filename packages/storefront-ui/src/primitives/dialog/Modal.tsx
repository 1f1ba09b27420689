'use client';

import { type ReactElement, type ReactNode, type RefObject, Suspense } from 'react';
import { cx } from '../../css/cx.ts';
import { own } from '../../css/own.css.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { scrollStop } from '../behaviours/scroll-stop.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { Overlay } from '../layers/Overlay.tsx';

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
  defaultOpen,
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
  return (
    <Overlay
      {...{ open, defaultOpen, onOpenChange, trigger, initialFocus }}
      scrim={styles.scrim}
      hasText={Boolean(text)}
      {...rootProps(rest, panel)}
    >
      {({ titleId, textId, close }) => (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {inElement(title)}
            </h2>
            <IconButton label={strings.primitives.close} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          <div ref={scrollStop} className={styles.body}>
            {text ? (
              <p id={textId} className={cx(own, styles.description)}>
                {inElement(text)}
              </p>
            ) : null}
            <Suspense fallback={<p className={own}>{strings.primitives.loading}</p>}>{inElement(children)}</Suspense>
          </div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </>
      )}
    </Overlay>
  );
}
