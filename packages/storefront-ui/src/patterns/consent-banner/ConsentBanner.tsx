'use client';

import { type ReactNode, useId, useState } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/field/index.ts';
import * as styles from './ConsentBanner.css.ts';

/** One thing that a shopper may agree to. */
export interface ConsentOption {
  /** Tells the options apart. */
  id: string;
  /** What it is, in a word or two. */
  label: string;
  /** What it means for the shopper. */
  text: string;
}

export interface ConsentBannerProps extends RootProps<'section', 'defaultValue'> {
  /** What is asked. */
  title: string;
  /** Why, in a sentence or two; may hold a link to the privacy policy. */
  text: ReactNode;
  /** What can be agreed to one by one. */
  options: readonly ConsentOption[];
  /** Ids of the options that were agreed to before. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Agrees to everything. */
  acceptLabel: string;
  /** Agrees to nothing; looks like the button for everything. */
  rejectLabel: string;
  /** Shows the options. */
  chooseLabel: string;
  /** Agrees to the ticked options. */
  saveLabel: string;
  /** Called with the ids of the options that the shopper agreed to. */
  onChoose?: ((ids: string[]) => void) | undefined;
}

/**
 * Asks what may be measured and stored, with choices of equal weight, and leaves the page usable meanwhile. Not for
 * other messages: that is `NoticeBar`.
 */
export function ConsentBanner({
  title,
  text,
  options,
  defaultValue = [],
  acceptLabel,
  rejectLabel,
  chooseLabel,
  saveLabel,
  onChoose,
  ...rest
}: ConsentBannerProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [ticked, setTicked] = useState(defaultValue);
  const toggle = (id: string) => setTicked(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]);
  return (
    <section aria-labelledby={titleId} data-bottom-bar="" {...rootProps(rest, styles.root)}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{text}</div>
      {isOpen ? (
        <div className={styles.choices}>
          {options.map(({ id, label, text: hint }) => (
            <Checkbox
              key={id}
              label={label}
              hint={hint}
              checked={ticked.includes(id)}
              onCheckedChange={() => toggle(id)}
            />
          ))}
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => onChoose?.(options.map(({ id }) => id))}>
          {acceptLabel}
        </Button>
        <Button variant="outline" onClick={() => onChoose?.([])}>
          {rejectLabel}
        </Button>
        {isOpen ? (
          <Button
            className={styles.further}
            variant="outline"
            onClick={() => onChoose?.(options.map(({ id }) => id).filter((id) => ticked.includes(id)))}
          >
            {saveLabel}
          </Button>
        ) : (
          <Button className={styles.further} variant="ghost" aria-expanded={false} onClick={() => setOpen(true)}>
            {chooseLabel}
          </Button>
        )}
      </div>
    </section>
  );
}
