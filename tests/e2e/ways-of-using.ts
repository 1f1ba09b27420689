import { expect, type Locator, type Page } from 'playwright/test';

/** Operates the shop without a pointer. */
export interface WayOfUsing {
  /** Moves to an element from the current position. */
  reach(target: Locator): Promise<void>;
  /** Presses the current element. */
  press(target: Locator): Promise<void>;
  /** Fills in a field. */
  type(target: Locator, text: string): Promise<void>;
  /** Marks a radio button. */
  mark(target: Locator): Promise<void>;
  /** Texts announced since the last call. */
  heard(): Promise<string[]>;
}

const MOST_TABS = 160;

/** Records announcements of live regions, like a screen reader. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(globalThis, 'saidAloud', said);
    const note = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest('[aria-live=polite],[aria-live=assertive],[role=status],[role=alert]');
      const words = region?.textContent?.trim();
      if (words) said.push(words);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note(target);
        for (const added of addedNodes) {
          note(added);
          if (added instanceof Element) added.querySelectorAll('[role=alert],[role=status]').forEach(note);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => {
      const said = (Reflect.get(globalThis, 'saidAloud') as string[] | undefined) ?? [];
      return said.splice(0);
    });
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab, Enter, arrows and letters: elements are focused by keys only, and every focused element must be visible. */
export async function withKeyboard(page: Page): Promise<WayOfUsing> {
  const heard = await listen(page);
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await isFocused(target)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  }
  return {
    reach,
    heard,
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.type(text);
    },
    async mark(target) {
      const name = await target.getAttribute('name');
      const group = page.locator(`input[type=radio][name="${name}"]`);
      const isInGroup = () => group.evaluateAll((all) => all.includes(document.activeElement as HTMLInputElement));
      for (let tabs = 0; tabs < MOST_TABS && !(await isInGroup()); tabs++) await page.keyboard.press('Tab');
      for (let steps = 0; steps < 12 && !(await target.isChecked()); steps++) {
        await page.keyboard.press((await isFocused(target)) ? 'Space' : 'ArrowDown');
      }
      await expect(target).toBeChecked();
    },
  };
}

/** A node of the accessibility tree, as the DevTools protocol gives it. */
interface TreeNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** An item that a screen reader reads. */
export interface Read {
  role: string;
  name: string;
  level: number | undefined;
  element: number | undefined;
}

const operable = new Set(['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'spinbutton']);

/** Errors in a page that is read from its top: parts without a name, headings out of order, no landmarks. */
export function faultsOf(reads: readonly Read[]): string[] {
  const faults = reads
    .filter(({ role, name }) => (operable.has(role) || role === 'dialog' || role === 'image') && name.trim() === '')
    .map(({ role }) => `a ${role} has no name`);
  const levels = reads.flatMap(({ role, level }) => (role === 'heading' && level ? [level] : []));
  if (levels.filter((level) => level === 1).length !== 1) faults.push('there is not one title');
  levels.forEach((level, index) => {
    if (index > 0 && level > (levels[index - 1] ?? 0) + 1) faults.push(`a heading of level ${level} skips one`);
  });
  if (reads.filter(({ role }) => role === 'main').length !== 1) faults.push('there is not one main part');
  return faults;
}

/** A virtual cursor: the elements it reaches are in the accessibility tree, have a name, and are pressed by their default action. */
export async function withVirtualCursor(page: Page): Promise<WayOfUsing & { read(): Promise<Read[]> }> {
  const heard = await listen(page);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Accessibility.enable');
  await protocol.send('DOM.enable');

  async function read(): Promise<Read[]> {
    const { nodes } = (await protocol.send('Accessibility.getFullAXTree')) as { nodes: TreeNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const reads: Read[] = [];
    const walk = (node: TreeNode | undefined): void => {
      if (!node) return;
      const role = node.role?.value ?? '';
      if (!node.ignored) {
        const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
        reads.push({
          role,
          name: node.name?.value ?? '',
          level: typeof level === 'number' ? level : undefined,
          element: node.backendDOMNodeId,
        });
      }
      for (const id of node.childIds ?? []) walk(byId.get(id));
    };
    walk(nodes[0]);
    return reads;
  }

  async function elementOf(target: Locator): Promise<number | undefined> {
    await target.evaluate((element) => element.setAttribute('data-cursor', ''));
    const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-cursor]' });
    const { node } = await protocol.send('DOM.describeNode', { nodeId });
    await target.evaluate((element) => element.removeAttribute('data-cursor'));
    return node.backendNodeId;
  }

  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const element = await elementOf(target);
    const found = (await read()).find((each) => each.element === element);
    expect(found, `${target} is not in the accessibility tree`).toBeDefined();
    expect(operable, `${target} is operable`).toContain(found?.role);
    expect(found?.name.trim(), `${target} has a name`).not.toBe('');
    await target.focus();
  }
  const press = async (target: Locator) => {
    await reach(target);
    await target.dispatchEvent('click');
  };
  return {
    reach,
    press,
    read,
    heard,
    async type(target, text) {
      await reach(target);
      if (await target.evaluate((element) => element instanceof HTMLSelectElement)) await page.keyboard.type(text);
      else await page.keyboard.insertText(text);
    },
    async mark(target) {
      await press(target);
      await expect(target).toBeChecked();
    },
  };
}
