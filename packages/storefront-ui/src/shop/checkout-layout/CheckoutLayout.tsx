'use client';

import { type ReactNode, useId, useRef } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useOpenOnLarge } from '../../primitives/behaviours/use-open-on-large.ts';
import { ChevronDownIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './CheckoutLayout.css.ts';

export interface CheckoutLayoutProps extends RootProps {
  /** `<CheckoutSection>`s in their order: address, items, delivery, coupon, points, note, payment. */
  children: ReactNode;
  /** `<Receipt>`, and other content of the summary. */
  summary: ReactNode;
  /** Total as formatted text, shown on the collapsed summary on small screens. */
  total: string;
  /** The pay button, after the last section. */
  submit: ReactNode;
}

/**
 * The layout of a checkout: sections, and the summary next to them; on small screens it opens above them. Not for the
 * cart: use `CartPageLayout`.
 */
export function CheckoutLayout({ children, summary, total, submit, ...rest }: CheckoutLayoutProps) {
  const words = useUi().strings.account.checkout;
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnLarge(details);
  return (
    <div {...rootProps(rest, styles.root)}>
      <div className={styles.sections}>
        {children}
        <div className={styles.submit}>{submit}</div>
      </div>
      <aside className={styles.summary} aria-label={words.summary}>
        <h2 className={styles.summaryTitle}>{words.summary}</h2>
        <details ref={details} className={styles.disclosure}>
          <summary className={styles.summaryToggle}>
            {words.summary}
            <ChevronDownIcon size="small" className={styles.chevron} />
            <span translate="no" className={styles.summaryTotal}>
              {total}
            </span>
          </summary>
          <div className={styles.summaryBody}>{summary}</div>
        </details>
      </aside>
    </div>
  );
}

export interface CheckoutSectionProps extends RootProps<'section', 'title'> {
  /** Heading of the section. */
  title: ReactNode;
  /** Content of the section. */
  children: ReactNode;
  /** Shown at the end of the heading's line, for example a "Change" link. */
  actions?: ReactNode;
  /** Error in this section, shown at its top and announced. */
  error?: string | undefined;
}

/** A section of a checkout. Not for sections that collapse: use `Disclosure`. */
export function CheckoutSection({ title, children, actions, error, ...rest }: CheckoutSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rootProps(rest, styles.section)}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        {actions}
      </div>
      {error ? (
        <p role="alert" className={styles.sectionError}>
          {error}
        </p>
      ) : null}
      {inElement(children)}
    </section>
  );
}
