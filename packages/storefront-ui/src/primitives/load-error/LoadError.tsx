'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { Alert } from '../alert/Alert.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import type { RootProps } from '../behaviours/root-props.ts';
import { Button } from '../button/Button.tsx';
import { Message } from '../message/Message.tsx';

export interface LoadErrorProps extends RootProps<'div', 'title'> {
  /** What failed. @default the provider's sentence */
  title?: ReactNode;
  /** What to do. @default the provider's sentence */
  text?: ReactNode;
  /** Called to retry. @default no button */
  onRetry?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** A retry is running; further presses are ignored. @default false */
  retryPending?: boolean | undefined;
  /** Further buttons, next to the retry button. */
  actions?: ReactNode;
  /** `inline` renders an `Alert` for a part of the page, `page` a `Message` for the main content. @default 'inline' */
  size?: 'inline' | 'page' | undefined;
  /** Level of the title of a `page`. @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Content that could not be loaded: the failure, what to do, and a retry button. Not for an empty list: use `Message`. */
export function LoadError(props: LoadErrorProps) {
  const { onRetry, retryPending = false, actions: more, size = 'inline', headingLevel = 2, ...others } = props;
  const words = useUi().strings.primitives.loadError;
  const { title = words.title, text = words.text, ...rest } = others;
  const actions =
    onRetry || more ? (
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
        {inElement(more)}
      </>
    ) : null;
  if (size === 'inline') {
    return (
      <Alert tone="critical" announce title={title} actions={actions} {...rest}>
        {text}
      </Alert>
    );
  }
  return (
    <Message role="alert" headingLevel={headingLevel} title={title} actions={actions} {...rest}>
      {text}
    </Message>
  );
}
