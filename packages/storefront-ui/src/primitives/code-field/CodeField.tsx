'use client';

import { useEffect, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { chain } from '../behaviours/root-props.ts';
import { useHydrated } from '../behaviours/use-hydrated.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import { useRemaining } from '../behaviours/use-remaining.ts';
import { Button } from '../button/Button.tsx';
import { TextField, type TextFieldProps } from '../field/TextField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CodeField.css.ts';
import { typedCode, withoutSpaces } from './typed-code.ts';

/** Everything a `TextField` takes except `type` and `affix`, and: */
export interface CodeFieldProps extends Omit<TextFieldProps, 'type' | 'affix' | 'label'> {
  /** Visible label. @default the provider's word for a code */
  label?: string | undefined;
  /** Largest number of characters: typing in a full code replaces the characters after the caret. @default no limit */
  length?: number | undefined;
  /** Called to send a code, the first or another one. @default no button */
  onSend?: (() => void) | undefined;
  /** A code is being sent. @default false */
  sendPending?: boolean | undefined;
  /** Text of the button. @default "Send code", or "Resend in 42 s" until `resendAt` */
  sendLabel?: string | undefined;
  /** Timestamp in milliseconds from which another code may be requested. @default immediately */
  resendAt?: number | undefined;
  /** Whether the shopper still has to wait for another code. @default until `resendAt` */
  waiting?: boolean | undefined;
  /** Text that is announced when it changes. @default the start and the end of the wait */
  status?: string | undefined;
}

/** Words that announce the start and the end of the wait. */
function useWaitWords(remaining: number | undefined): string | undefined {
  const words = useUi().strings.account.code;
  const isWaiting = remaining !== undefined && remaining > 0;
  const [started, setStarted] = useState<number>();
  useEffect(() => {
    if (isWaiting) setStarted((before) => before ?? Math.ceil(remaining / 1000));
    else setStarted(undefined);
  }, [isWaiting, remaining]);
  if (remaining === 0) return words.ready;
  return isWaiting && started !== undefined ? words.wait(started) : undefined;
}

/**
 * A one-time code that was sent to the shopper; spaces in pasted codes are removed. Class, id, ref and all other attributes
 * reach the input. Not for a discount code: use `TextField`.
 */
export function CodeField(props: CodeFieldProps) {
  const {
    length,
    onSend,
    sendPending = false,
    sendLabel,
    resendAt,
    waiting,
    status,
    onValueChange,
    className,
    ref,
    ...field
  } = props;
  const words = useUi().strings.account.code;
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const remaining = useRemaining(resendAt);
  const seconds = Math.ceil((remaining ?? 0) / 1000);
  const waitWords = useWaitWords(remaining);
  return (
    <div className={styles.code}>
      <TextField
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        label={field.label ?? words.label}
        ref={useMergedRef(input, ref)}
        className={cx(styles.input, className)}
        onPaste={chain(field.onPaste, (event) => {
          const pasted = withoutSpaces(event.clipboardData.getData('text'));
          // A whole code replaces the one that is there, wherever the caret is.
          if (length !== undefined && pasted.length >= length) event.currentTarget.select();
        })}
        onValueChange={(value) => {
          const caret = input.current?.selectionStart ?? value.length;
          const { code, caret: next } = typedCode(value, caret, length);
          if (input.current && code !== value) {
            input.current.value = code;
            input.current.setSelectionRange(next, next);
          }
          onValueChange?.(code);
        }}
      />
      {isHydrated && onSend ? (
        <Button
          size="small"
          variant="outline"
          className={styles.action}
          pending={sendPending}
          disabled={waiting ?? seconds > 0}
          onClick={() => onSend()}
        >
          {sendLabel ?? (seconds > 0 ? words.resendIn(seconds) : words.send)}
        </Button>
      ) : null}
      <VisuallyHidden role="status">{status ?? waitWords ?? null}</VisuallyHidden>
    </div>
  );
}
