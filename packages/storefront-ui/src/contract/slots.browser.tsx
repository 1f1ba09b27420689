import '../styles.ts';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { page } from 'vitest/browser';
import { contentSlots } from './content-slots.ts';
import * as entries from './entries.ts';
import { minimalProps, withoutRoot } from './minimal-props.tsx';

const SCREEN = 320;
const WORDS = 'Continue to checkout';
const known = inject('componentProps');
const least: Readonly<Record<string, object>> = minimalProps;
const exported = entries as unknown as Record<string, ComponentType<object>>;

/** Props that take text or an icon, but no control. */
const words = ['text', 'hint', 'label', 'title', 'icon', 'affix', 'trigger', 'heading'];
/** Components that are a single control or text, render nothing, or show their content elsewhere on demand. */
const notAround = [
  ...['Button', 'Chip', 'Heading', 'Icon', 'IconButton', 'LiveRegion', 'Popover', 'PopupMenu', 'Skeleton', 'Text'],
  ...['ThemeScope', 'VisuallyHidden'],
];

/** Slots of all components that may hold a control. */
const slots = contentSlots(known).filter(
  ([name, prop]) =>
    !words.includes(prop) &&
    !notAround.includes(name) &&
    !(withoutRoot as readonly string[]).includes(name) &&
    exported[name] !== undefined,
);

/** Whether it is a slide of a scrolling row, where the other slides are outside the viewport. */
function isInRow(element: Element): boolean {
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflowX === 'auto') return true;
  }
  return false;
}

/** Problems of a button that was put into a slot. */
function troublesOf(button: Element): string[] {
  const box = button.getBoundingClientRect();
  const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('The button has no words.');
  const broken = [...WORDS.matchAll(/\w+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
  return [
    ...broken.map(([word]) => `${word} is broken`),
    ...(button.scrollWidth > button.clientWidth + 1 ? ['the words are wider than the button'] : []),
    ...(!isInRow(button) && (box.left < -1 || box.right > SCREEN + 1)
      ? [`it reaches from ${box.left} to ${box.right}`]
      : []),
  ];
}

function withButton(name: string, prop: string): string[] {
  const Component = exported[name] as ComponentType<object>;
  const slot: ReactNode = <entries.Button data-slotted="">{WORDS}</entries.Button>;
  render(
    <entries.UiProvider>
      <Component {...least[name]} {...{ [prop]: slot }} />
    </entries.UiProvider>,
  );
  const buttons = [...document.querySelectorAll('[data-slotted]')].filter((one) => one.getClientRects().length > 0);
  return buttons.flatMap(troublesOf);
}

beforeAll(() => page.viewport(SCREEN, 600));
afterEach(cleanup);

describe(`a button in a slot, on a screen of ${SCREEN} px`, () => {
  it('covers every slot', () => {
    expect(slots.length).toBeGreaterThan(50);
    expect(slots).toContainEqual(['SiteHeader', 'accountMenu']);
  });

  it.each(slots)('%s %s', (name, prop) => {
    expect(withButton(name, prop)).toEqual([]);
  });

  it('reports a button whose letters overlap', () => {
    render(
      <div style={{ display: 'flex', overflowWrap: 'anywhere' }}>
        <span style={{ flex: 'none', inlineSize: '19rem' }} />
        <button type="button" data-slotted="">
          {WORDS}
        </button>
      </div>,
    );
    expect(troublesOf(document.querySelector('[data-slotted]') as Element)).not.toEqual([]);
  });
});
