'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { focusedIn } from '../../dom/tree.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { CheckIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './CouponCard.css.ts';

/** Products that a coupon applies to. */
export type CouponKindName = 'general' | 'goods' | 'category' | 'unknown';

/** State of the coupon: whether an offered one can be received, or a received one can be used. */
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
  /** Amount of the discount, as formatted text: '$5.00'. */
  value: string;
  /** Minimum order value, as formatted text. Without it there is no minimum. */
  minimum?: string | undefined;
  /** Products that it applies to. */
  kind: CouponKindName;
  /** Name of the merchant whose products it is limited to. Without it products of any merchant qualify. */
  merchantName?: string | undefined;
  /** First day on which it is valid: formatted text, and an ISO date for the `time` element. */
  validFrom?: { text: string; iso: string } | undefined;
  /** Last day on which it is valid. */
  validUntil?: { text: string; iso: string } | undefined;
  /** Days of validity after it is received, if it has no fixed dates. */
  days?: number | undefined;
  /** The button appears only while `open`. Coupons that can't be received or used look muted. */
  state: CouponCardState;
  /** Called when the shopper presses the button to receive it. */
  onReceive?: (() => void) | undefined;
  /** Shown at the end of the foot, for example a link to the products that a usable coupon applies to. */
  actions?: ReactNode;
  /** The coupon is being received. @default false */
  pending?: boolean | undefined;
  /** Why it could not be received. */
  error?: string | undefined;
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const lively: ReadonlySet<CouponCardState> = new Set(['open', 'received', 'usable']);

/**
 * A coupon, offered or received: discount, minimum order, scope, validity and state. Not for choosing a coupon in the
 * checkout: use `RadioGroup`.
 */
export function CouponCard(props: CouponCardProps) {
  const {
    name,
    value,
    minimum,
    kind,
    merchantName,
    state,
    onReceive,
    actions,
    pending = false,
    error,
    ...others
  } = props;
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
    // The button that had the focus was removed.
    if (foot.current && !focusedIn(foot.current.ownerDocument)) foot.current.focus();
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
        <p className={styles.soft}>{merchantName ? words.kindOf(words.kind[kind], merchantName) : words.kind[kind]}</p>
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
        {actions ? <div className={styles.actions}>{actions}</div> : null}
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
