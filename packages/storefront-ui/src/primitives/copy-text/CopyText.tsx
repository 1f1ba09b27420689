'use client';

import { useRef, useState } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useHydrated } from '../behaviours/use-hydrated.ts';
import { Button } from '../button/Button.tsx';
import { CheckIcon } from '../icons/icons.tsx';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
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

/** A text with a button that copies it, once scripts run; where the browser cannot, it is selected. Not for sharing a page: use the share links of `SiteFooter`. */
export function CopyText({ value, label, name, copiedLabel, ...rest }: CopyTextProps) {
  const { strings } = useUi();
  const text = useRef<HTMLSpanElement>(null);
  const [isSelected, setSelected] = useState(false);
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === value;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
      setSelected(false);
    } catch {
      // Pages without TLS and some frames have no clipboard, or the browser refuses.
      if (text.current) text.current.ownerDocument.getSelection()?.selectAllChildren(text.current);
      setCopied(undefined);
      setSelected(true);
    }
  };
  return (
    <span {...rootProps(rest, styles.root)}>
      <span ref={text} className={styles.text}>
        {value}
      </span>
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
      <span role="status" className={isSelected ? styles.note : hidden}>
        {isCopied ? copiedLabel : isSelected ? strings.primitives.textSelected : null}
      </span>
    </span>
  );
}
