import type { Preview } from '@storybook/react-vite';
import { Component, type ReactNode, useState } from 'react';
import type { Args } from 'storybook/internal/types';
import { expect, waitFor } from 'storybook/test';
import { translatePage } from './translator.ts';

/*
 * With VITE_PM_TRANSLATED a story is translated before its play function runs. Afterwards it is mounted again and gets the args of
 * the other stories of its component, and changed words, one after the other: once without and once with translation. Both
 * must show the same texts.
 */

interface Shown {
  args: Args;
  /** Another one draws the story anew. */
  round: number;
}

interface Stage {
  show(shown: Shown): void;
  fault?: Error;
}

/** Of the story that is mounted. */
let stage: Stage | undefined;
let stop: (() => void) | undefined;

class FaultBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFault: false };
  static getDerivedStateFromError = () => ({ hasFault: true });
  override componentDidCatch(error: Error): void {
    if (stage) stage.fault = error;
  }
  override render(): ReactNode {
    return this.state.hasFault ? null : this.props.children;
  }
}

function ChangingArgs({ initial, children }: { initial: Args; children: (args: Args) => ReactNode }) {
  const [{ args, round }, show] = useState<Shown>({ args: initial, round: 0 });
  stage ??= { show };
  return <FaultBoundary key={round}>{children(args)}</FaultBoundary>;
}

/** The texts of the page, overlays included. */
function textsOfPage(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let texts = '';
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('script, style')) texts += walker.currentNode.nodeValue;
  return texts;
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** The texts of the page once three frames show the same. */
async function settledTexts(): Promise<string> {
  let texts = textsOfPage();
  for (let same = 0; same < 3; same++) {
    await nextFrame();
    const now = textsOfPage();
    if (now !== texts) same = 0;
    texts = now;
  }
  return texts;
}

/** The args with other words wherever the page shows them, and other numbers. */
function reworded(value: unknown, page: string): unknown {
  if (typeof value === 'string') return value.trim() && page.includes(value) ? `${value} anew` : value;
  if (typeof value === 'number') return page.includes(String(value)) ? value + 1 : value;
  if (Array.isArray(value)) return value.map((each) => reworded(each, page));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if ('$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, reworded(each, page)]));
}

const preview: Preview = {
  beforeEach() {
    stage = undefined;
    stop = translatePage();
    return () => stop?.();
  },
  decorators: [(Story, { args }) => <ChangingArgs initial={args}>{(now) => <Story args={now} />}</ChangingArgs>],
  async afterEach({ initialArgs, parameters, args }) {
    const mounted = stage;
    // A story that renders in its play function alone may have nothing on the page.
    if (!mounted) return;
    expect(mounted.fault).toBeUndefined();
    const others: Args[] = parameters.argsOfOthers ?? [];
    // Args with state show their content only in the first round.
    if (parameters.argsHaveState || Object.keys(initialArgs).length === 0) return;

    stop?.();
    mounted.show({ args, round: 1 });
    const page = await settledTexts();
    const steps = [...others, reworded(args, page) as Args, args];
    const expected: string[] = [];
    for (const step of steps) {
      mounted.show({ args: step, round: 1 });
      const texts = await settledTexts();
      // A changed word may be an invalid value of its prop.
      if (mounted.fault) break;
      expected.push(texts);
    }
    delete mounted.fault;

    stop = translatePage();
    mounted.show({ args, round: 2 });
    for (const [index, texts] of [page, ...expected].entries()) {
      mounted.show({ args: [args, ...steps][index] as Args, round: 2 });
      await waitFor(() => {
        expect(mounted.fault).toBeUndefined();
        expect(textsOfPage(), `texts after change ${index}`).toBe(texts);
      });
    }
  },
};
export default preview;
