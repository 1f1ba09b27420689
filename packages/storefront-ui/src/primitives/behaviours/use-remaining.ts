'use client';

import { useEffect, useState } from 'react';

/**
 * Milliseconds until a timestamp, at least 0. Computed anew each second and when the page becomes visible, so that sleep and
 * clock changes do no harm. Undefined until the first effect, because the clocks of server and client differ.
 */
export function useRemaining(endsAt: number | undefined, clockOffsetMs = 0): number | undefined {
  const [remaining, setRemaining] = useState<number>();
  useEffect(() => {
    if (endsAt === undefined) return setRemaining(undefined);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const left = Math.max(0, endsAt - (Date.now() + clockOffsetMs)) || 0;
      setRemaining(left);
      if (left > 0) timer = setTimeout(tick, left % 1000 || 1000);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
      window.removeEventListener('pageshow', tick);
    };
  }, [endsAt, clockOffsetMs]);
  return remaining;
}
