import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const start = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const shown = (props: Partial<CountdownProps>) => (
  <UiProvider locale="en">
    <Countdown label="Sale ends" endsAt={start + hour} {...props} />
  </UiProvider>
);
const timer = () => screen.getByRole('timer').textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Countdown', () => {
  it('counts down second by second', () => {
    render(shown({}));
    expect(timer()).toBe('1h0m0s');
    pass(1000);
    expect(timer()).toBe('59m59s');
  });

  it.each(['pt_PT', 'en_US.UTF-8', ''])('counts down under the language tag %j', (locale) => {
    render(
      <UiProvider locale={locale}>
        <Countdown label="Sale ends" endsAt={start + 5000} />
      </UiProvider>,
    );
    expect(timer()).toMatch(/^5\s?s$/);
  });

  it('uses the clock of the server', () => {
    render(shown({ clockOffsetMs: hour - 5000 }));
    expect(timer()).toBe('5s');
  });

  it('calls onEnd once after sleep, and not again when the clock jumps back', () => {
    const onEnd = vi.fn();
    render(shown({ onEnd }));
    vi.setSystemTime(start + 2 * hour);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(onEnd).toHaveBeenCalledOnce();
    vi.setSystemTime(start + hour - 2000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    pass(3000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('announces one hour, ten minutes, one minute and the end, and nothing between', () => {
    render(shown({ endsAt: start + 601_000 }));
    expect(screen.getByRole('status').textContent).toBe('');
    pass(1000);
    expect(screen.getByRole('status').textContent).toBe('10 minutes left');
    pass(1000);
    expect(screen.getByRole('status').textContent).toBe('10 minutes left');
    pass(600_000);
    expect(screen.getByRole('status').textContent).toBe('Time is up.');
  });

  it('renders the fallback text on the server', () => {
    expect(renderToString(shown({ text: 'Ends at 6 PM' }))).toContain('Ends at 6 PM');
  });
});
