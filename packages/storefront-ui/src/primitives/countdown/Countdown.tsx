'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useRemaining } from '../behaviours/use-remaining.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Countdown.css.ts';
import { timeParts } from './time-parts.ts';

export interface CountdownProps extends RootProps<'span'> {
  /** Timestamp in milliseconds at which the countdown ends. */
  endsAt: number;
  /** Accessible name: the event at the end of the countdown. */
  label: string;
  /** How far the server's clock is ahead of the device's, in milliseconds. @default 0 */
  clockOffsetMs?: number | undefined;
  /** Text that is shown until scripts run: "Ends today at 6 PM". @default nothing */
  text?: ReactNode;
  /** How units are written: `2d`, `2 days`. @default 'narrow' */
  variant?: 'narrow' | 'short' | 'long' | undefined;
  /** Called once when the time is up. */
  onEnd?: (() => void) | undefined;
}

const minute = 60_000;
/** Remaining times that are announced. */
const marks = [60 * minute, 10 * minute, minute];

/** The mark that was passed last, undefined before the first. */
function useAnnounced(remaining: number | undefined): number | undefined {
  const before = useRef<number>(undefined);
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => {
    if (remaining === undefined) return;
    const last = before.current;
    before.current = remaining;
    if (last === undefined) return;
    const passed = marks.filter((mark) => last > mark && remaining <= mark && remaining > 0).at(-1);
    if (passed !== undefined) setAnnounced(passed);
  }, [remaining]);
  return announced;
}

/** The time left until a timestamp, updated every second. Not for the age of something: use formatted text. */
export function Countdown(props: CountdownProps) {
  const { endsAt, label, clockOffsetMs = 0, text, variant = 'narrow', onEnd, ...rest } = props;
  const { locale, strings } = useUi();
  const words = strings.primitives.countdown;
  const remaining = useRemaining(endsAt, clockOffsetMs);
  const announced = useAnnounced(remaining);
  const ended = useRef<number>(undefined);
  useEffect(() => {
    if (remaining !== 0 || ended.current === endsAt) return;
    ended.current = endsAt;
    onEnd?.();
  }, [remaining, endsAt, onEnd]);
  const spoken =
    remaining === 0
      ? words.ended
      : announced === undefined
        ? null
        : words.left(timeParts(announced, locale, 'long')[0] ?? '');
  return (
    <span
      role="timer"
      aria-label={label}
      data-state={remaining === 0 ? 'ended' : 'running'}
      {...rootProps(rest, styles.root)}
    >
      {remaining === undefined ? (
        <span>{text}</span>
      ) : (
        timeParts(remaining, locale, variant).map((part, index) => <span key={index}>{part}</span>)
      )}
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </span>
  );
}
