'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { Alert } from '../alert/Alert.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import type { RootProps } from '../behaviours/root-props.ts';
import { Button } from '../button/Button.tsx';
import { Message } from '../message/Message.tsx';

export interface LoadErrorProps extends RootProps {
  /** What failed. @default the provider's sentence */
  title?: string | undefined;
  /** What to do. @default the provider's sentence */
  text?: ReactNode;
  /** Tries again. @default no button */
  onRetry?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** It is being tried again: further presses do nothing. @default false */
  retryPending?: boolean | undefined;
  /** Another button beside the one that tries again. */
  action?: ReactNode;
  /** `inline` is an `Alert` in place of a part, `page` a `Message` in place of what the page is about. @default 'inline' */
  size?: 'inline' | 'page' | undefined;
  /** Rank of the title of a `page`. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Content that could not be loaded: what failed, what to do, and a button that tries again. Not for an empty list: that is `Message`. */
export function LoadError(props: LoadErrorProps) {
  const { onRetry, retryPending = false, action, size = 'inline', headingLevel = 2, ...others } = props;
  const words = useUi().strings.primitives.loadError;
  const { title = words.title, text = words.text, ...rest } = others;
  const actions =
    onRetry || action ? (
      <>
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
      </>
    ) : null;
  if (size === 'inline') {
    return (
      <Alert tone="critical" announce title={title} action={actions} {...rest}>
        {text}
      </Alert>
    );
  }
  return (
    <Message role="alert" headingLevel={headingLevel} title={title} action={actions} {...rest}>
      {text}
    </Message>
  );
}
