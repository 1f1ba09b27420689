import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, fireEvent, waitFor } from 'storybook/test';

/** A shopper with a screen reader. A phrase that doesn't come fails the story. */
export interface Reader {
  /** Goes to a phrase. */
  find(phrase: string): Promise<void>;
  /** Goes to a phrase and notes what is read on the way. */
  read(phrase: string): Promise<void>;
  /** Presses the element that was read last. */
  press(): Promise<void>;
  /** Fills in the field that was read last. */
  type(value: string): Promise<void>;
  /** Waits until the page says something by itself: a live region, or a dialog that takes the focus. */
  hear(phrase: string): Promise<void>;
}

/** More than twice as many as the longest page has. */
const MOST_PHRASES = 1500;
const isAnnounced = (phrase: string) => /^(?:polite|assertive): /.test(phrase);
/** Marks of structure, which shoppers switch off. */
const isStructure = (phrase: string) =>
  /^(?:end\b|listitem|(?:list|paragraph|document|form|status|deletion)$)/.test(phrase);

/**
 * Starts the reader without its own user events: two copies of that library in one document take the typed text from each other,
 * in stories that come later too.
 */
async function start(container: HTMLElement): Promise<void> {
  const frame = document.createElement('iframe');
  document.documentElement.append(frame);
  Object.defineProperty(container, 'ownerDocument', { value: frame.contentDocument, configurable: true });
  try {
    await virtual.start({ container });
  } finally {
    Reflect.deleteProperty(container, 'ownerDocument');
    frame.remove();
  }
}

/** What a shopper with a screen reader hears on a journey through the page. */
export async function heardOn(journey: (reader: Reader) => Promise<void>): Promise<string[]> {
  const heard: string[] = [];
  const spoken = () => virtual.spokenPhraseLog();
  /** Phrases from here on are answers to the last action. */
  let mark = 0;

  function note(phrase: string): void {
    // The words inside an element repeat its name.
    if (!isStructure(phrase) && !heard.at(-1)?.includes(phrase)) heard.push(phrase);
  }

  async function goTo(wanted: string, onTheWay: (phrase: string) => void): Promise<void> {
    for (let index = 0; index < MOST_PHRASES; index++) {
      const before = (await spoken()).length;
      await virtual.next();
      const read = (await spoken()).slice(before).filter((phrase) => !isAnnounced(phrase));
      if (read.includes(wanted)) {
        heard.push(wanted);
        mark = (await spoken()).length;
        return;
      }
      read.forEach(onTheWay);
    }
    const all = await spoken();
    throw new Error(`“${wanted}” is not on the page:\n${all.slice(all.lastIndexOf('document')).join('\n')}`);
  }

  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  await start(document.body);
  try {
    await journey({
      find: (phrase) => goTo(phrase, () => undefined),
      read: (phrase) => goTo(phrase, note),
      async press() {
        const { activeNode } = virtual;
        const element = activeNode instanceof HTMLElement ? activeNode : activeNode?.parentElement;
        element?.focus();
        element?.click();
      },
      async type(value) {
        if (virtual.activeNode instanceof HTMLElement) virtual.activeNode.focus();
        fireEvent.input(virtual.activeNode as Element, { target: { value } });
      },
      async hear(phrase) {
        await waitFor(async () => {
          const said = (await spoken()).slice(mark);
          expect(said, `said: ${said.join(' | ')}`).toContain(phrase);
        });
        heard.push(phrase);
      },
    });
  } finally {
    await virtual.stop();
  }
  return heard;
}
