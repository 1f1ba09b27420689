'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { CopyText } from '../copy-text/index.ts';
import * as styles from './LoadError.css.ts';

export interface LoadErrorProps extends RootProps {
  /** What failed. @default the provider's sentence */
  title?: string | undefined;
  /** What to do. @default the provider's sentence */
  text?: ReactNode;
  /** Tries again. @default no button */
  onRetry?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** It is being tried again: further presses do nothing. @default false */
  retryPending?: boolean | undefined;
  /** Another way on, beside the button. */
  action?: ReactNode;
  /** Shown to be copied into a message to support. */
  requestId?: string | undefined;
  /** In the place of a part, or of what the page is about. @default 'inline' */
  size?: 'inline' | 'page' | undefined;
  /** Rank of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Content that could not be loaded: what failed, what to do, and a button that tries again. Not for a page that is not there: that is `ErrorPage`. */
export function LoadError(props: LoadErrorProps) {
  const { onRetry, retryPending = false, action, requestId, size = 'inline', headingLevel = 2, ...others } = props;
  const { error, loadError: words } = useUi().strings.patterns;
  const { title = words.title, text = words.text, ...rest } = others;
  const Title = `h${headingLevel}` as const;
  return (
    <div role="alert" {...rootProps(rest, styles.root, styles.size[size])}>
      <Title className={styles.title[size]}>{title}</Title>
      <div className={styles.text}>{text}</div>
      {onRetry ? (
        <Button
          size={size === 'inline' ? 'small' : 'medium'}
          variant="outline"
          pending={retryPending}
          onClick={onRetry}
        >
          {words.retry}
        </Button>
      ) : null}
      {inElement(action)}
      {requestId ? (
        <div className={styles.request}>
          <span>{error.requestId}</span> <CopyText text={requestId} label={error.copy} copiedLabel={error.copied} />
        </div>
      ) : null}
    </div>
  );
}
