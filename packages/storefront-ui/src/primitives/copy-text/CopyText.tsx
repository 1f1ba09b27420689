'use client';

import { useState } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useHydrated } from '../behaviours/use-hydrated.ts';
import { Button } from '../button/Button.tsx';
import { CheckIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CopyText.css.ts';

export interface CopyTextProps extends RootProps<'span'> {
  /** Text that is shown and copied. */
  value: string;
  /** Visible text of the button. */
  label: string;
  /** Accessible name of the button, if its label is too general. */
  name?: string | undefined;
  /** Shown and announced after copying. */
  copiedLabel: string;
}

/** A text with a button that copies it, once scripts run. Not for sharing a page: use the share links of `SiteFooter`. */
export function CopyText({ value, label, name, copiedLabel, ...rest }: CopyTextProps) {
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === value;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch {
      // The browser refused. The text can still be selected and copied by hand.
    }
  };
  return (
    <span {...rootProps(rest, styles.root)}>
      <span className={styles.text}>{value}</span>
      {isHydrated ? (
        <Button
          variant="ghost"
          size="small"
          icon={isCopied ? <CheckIcon size="small" /> : undefined}
          onClick={copy}
          {...(name && !isCopied && { 'aria-label': name })}
        >
          {isCopied ? copiedLabel : label}
        </Button>
      ) : null}
      <VisuallyHidden role="status">{isCopied ? copiedLabel : null}</VisuallyHidden>
    </span>
  );
}
