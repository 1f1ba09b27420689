'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { CheckIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './CouponCard.css.ts';

/** What a coupon is good for. */
export type CouponKindName = 'general' | 'goods' | 'category' | 'unknown';

/** Of an offered coupon whether it can be received, of a held one whether it can be used. */
export type CouponCardState =
  | 'open'
  | 'received'
  | 'disabled'
  | 'over'
  | 'not-yet'
  | 'sold-out'
  | 'usable'
  | 'used'
  | 'expired'
  | 'not-started';

export interface CouponCardProps extends RootProps<'article'> {
  /** Name of the coupon. */
  name: string;
  /** What it takes off, as ready text: '$5.00'. */
  value: string;
  /** Least worth of the goods, as ready text; without it any order will do. */
  minimum?: string | undefined;
  /** What it is good for. */
  kind: CouponKindName;
  /** Name of the merchant whose products it is limited to; without it products of any merchant. */
  merchant?: string | undefined;
  /** First day of its validity: ready text and, for machines, an ISO date. */
  validFrom?: { text: string; iso: string } | undefined;
  /** Last day of its validity. */
  validUntil?: { text: string; iso: string } | undefined;
  /** Days that it is valid from its receipt on, where no dates are fixed. */
  days?: number | undefined;
  /** Only `open` shows a button; what cannot be used or received is muted. */
  state: CouponCardState;
  /** Called when the shopper wants to have it. */
  onReceive?: (() => void) | undefined;
  /** At the end of the foot, such as the way to what a usable coupon is good for. */
  action?: ReactNode;
  /** It is being received. @default false */
  pending?: boolean | undefined;
  /** Why it could not be received. */
  error?: string | undefined;
  /** Rank of the heading in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const lively: ReadonlySet<CouponCardState> = new Set(['open', 'received', 'usable']);

/**
 * A coupon, offered or held: what it takes off, from which amount on, for what, until when, and where it stands. Not for
 * choosing one in the checkout: that is `RadioGroup`.
 */
export function CouponCard(props: CouponCardProps) {
  const { name, value, minimum, kind, merchant, state, onReceive, action, pending = false, error, ...others } = props;
  const { headingLevel = 3, validFrom, validUntil, days, ...rest } = others;
  const words = useUi().strings.product.coupon;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const canReceive = state === 'open' && onReceive !== undefined;
  const foot = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (canReceive || !isPressed.current) return;
    isPressed.current = false;
    // The button that had the focus is gone.
    if (document.activeElement === document.body) foot.current?.focus();
  }, [canReceive]);
  return (
    <article
      aria-labelledby={titleId}
      data-state={state}
      data-muted={lively.has(state) ? undefined : ''}
      data-pending={pending || undefined}
      {...rootProps(rest, styles.card)}
    >
      <p className={styles.worth}>
        <span className={styles.value}>{words.off(value)}</span>
        <span className={styles.minimum}>{minimum ? words.minimum(minimum) : words.anyOrder}</span>
      </p>
      <div className={styles.words}>
        <Heading id={titleId} className={styles.name}>
          {name}
        </Heading>
        <p className={styles.soft}>{merchant ? words.kindOf(words.kind[kind], merchant) : words.kind[kind]}</p>
        <Validity validFrom={validFrom} validUntil={validUntil} days={days} />
      </div>
      <div className={styles.foot}>
        <div ref={foot} role="status" tabIndex={-1}>
          {canReceive ? (
            <Button
              size="small"
              aria-label={words.receiveOf(name)}
              pending={pending}
              onClick={() => {
                isPressed.current = true;
                onReceive();
              }}
            >
              {words.receive}
            </Button>
          ) : (
            <span className={styles.state}>
              {state === 'received' ? <CheckIcon /> : null}
              <span>{words.state[state]}</span>
            </span>
          )}
        </div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </article>
  );
}

function Validity({ validFrom, validUntil, days }: Pick<CouponCardProps, 'validFrom' | 'validUntil' | 'days'>) {
  const words = useUi().strings.product.coupon;
  const timeOf = (date: { text: string; iso: string }) => <time dateTime={date.iso}>{date.text}</time>;
  if (validUntil) {
    return (
      <p className={styles.soft}>
        {validFrom ? (
          <>
            <span>{words.from}</span> {timeOf(validFrom)} <span>{words.until}</span> {timeOf(validUntil)}
          </>
        ) : (
          <>
            <span>{words.validUntil}</span> {timeOf(validUntil)}
          </>
        )}
      </p>
    );
  }
  return days ? <p className={styles.soft}>{words.days(days)}</p> : null;
}
