'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { CopyText } from '../copy-text/index.ts';
import * as styles from './ErrorPage.css.ts';

export interface ErrorPageProps extends RootProps<'section'> {
  /** HTTP status, or the code the shop goes by; 0 where there is none. */
  code: number;
  /** What happened. */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** The home page. */
  homeHref: string;
  /** The second sensible thing: sign in, try again. A button when it has `onClick`, else a link. */
  action?: { label: string; href?: string; onClick?: MouseEventHandler<HTMLElement> } | undefined;
  /** Shown to be copied into a message to support. */
  requestId?: string | undefined;
  /** A search form, categories: for pages not found. */
  children?: ReactNode;
}

/**
 * A page for an error: not found, not allowed, failed. Needs no data of the shop. Not for an error in a part of a
 * page: that is `Alert`.
 */
export function ErrorPage({ code, title, text, homeHref, action, requestId, children, ...rest }: ErrorPageProps) {
  const words = useUi().strings.patterns.error;
  return (
    <section {...rootProps(rest, styles.root)}>
      {code > 0 ? <p className={styles.code}>{words.code(code)}</p> : null}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {action ? (
          <Button href={action.onClick ? undefined : action.href} onClick={action.onClick}>
            {action.label}
          </Button>
        ) : null}
        <Button href={homeHref} variant={action || children ? 'outline' : 'solid'}>
          {words.home}
        </Button>
      </div>
      {children ? <div className={styles.extra}>{children}</div> : null}
      {requestId ? (
        <div className={styles.request}>
          <span>{words.requestId}</span>
          <CopyText text={requestId} label={words.copy} copiedLabel={words.copied} />
        </div>
      ) : null}
    </section>
  );
}
