import type { ReactNode } from 'react';
import { inElement } from '../behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import * as styles from './Message.css.ts';

export interface MessageProps extends RootProps<'div', 'title'> {
  /** What happened, or why the list is empty. */
  title: ReactNode;
  /** Text that says how the shopper can continue. */
  children?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** Above the title: an icon, the code of an error. */
  mark?: ReactNode;
  /** Below the buttons: a search form, a reference for support. */
  footer?: ReactNode;
  /** `section` is centred in place of a list, `page` is the main content of a page. @default 'section' */
  size?: 'section' | 'page' | undefined;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Announces changes of title and text politely. @default false */
  announce?: boolean | undefined;
}

/**
 * A message in place of content: an empty list, a page that was not found, something that needs a sign-in. Not for a message
 * next to content: use `Alert`.
 */
export function Message({
  title,
  children,
  actions,
  mark,
  footer,
  size = 'section',
  headingLevel = 2,
  announce = false,
  ...rest
}: MessageProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div {...rootProps(rest, styles.root, styles.size[size])}>
      {inElement(mark)}
      <div className={styles.words} role={announce ? 'status' : undefined}>
        <Title className={styles.title[size]} tabIndex={-1} data-empty="">
          {title}
        </Title>
        {children ? <div className={styles.text[size]}>{children}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </div>
  );
}
