import type { CartGroup, CartLine, StorefrontError } from '@promenade/storefront-sdk';
import { createEmitter, type Emitter } from '../browser/emitter.ts';
import { clampQuantity } from '../domain/quantity.ts';
import type { CartRules } from './cart-rules.ts';
import type { CartGroupState, CartLineState } from './cart-structure.ts';
import { kept, keptLines, projectLine, stockOf } from './cart-view.ts';
import { createLineWriter, type LineWriter } from './line-writer.ts';

export interface CartLinesOptions {
  rules: CartRules;
  sendQuantity(line: CartLine, quantity: number): Promise<unknown>;
  sendRemoval(line: CartLine): Promise<unknown>;
  /** Whether requests go out one after another whatever happens, so that none has to wait for the one before. */
  isOrdered(): boolean;
  /** Lines came, went or were taken out. */
  structureChanged(): void;
}

interface Entry {
  line: CartLine;
  writer: LineWriter;
  view: CartLineState;
  wasRemoved: boolean;
}

/** The lines of a cart: what the server confirmed, what is wanted of each, and what is shown of it. */
export function createCartLines(options: CartLinesOptions) {
  const anyChange = createEmitter();
  const lineChanges = new Map<number, Emitter>();
  /** By variant, so that a line which is put back keeps its mark. */
  const unchecked = new Set<number>();
  let groups: CartGroup[] = [];
  let entries = new Map<number, Entry>();
  let views: readonly CartGroupState[] | undefined;

  const isChecked = (line: CartLine) => !unchecked.has(line.attrId);
  const shown = (id: number) => {
    const entry = entries.get(id);
    return entry && !entry.writer.intent.isRemoved ? entry.view : undefined;
  };

  function update(id: number): void {
    const entry = entries.get(id);
    if (!entry) return;
    const { intent } = entry.writer;
    const view = kept(entry.view, projectLine(entry.line, intent, isChecked(entry.line)));
    if (view === entry.view && intent.isRemoved === entry.wasRemoved) return;
    const isStructural = intent.isRemoved !== entry.wasRemoved;
    entry.view = view;
    entry.wasRemoved = intent.isRemoved;
    views = undefined;
    if (isStructural) options.structureChanged();
    lineChanges.get(id)?.emit();
    anyChange.emit();
  }

  function createEntry(line: CartLine): Entry {
    const current = () => entries.get(line.id)?.line ?? line;
    const writer = createLineWriter({
      confirmed: line.cartNum,
      rules: options.rules,
      sendQuantity: (quantity) => options.sendQuantity(current(), quantity),
      sendRemoval: () => options.sendRemoval(current()),
      isOrdered: options.isOrdered,
      clamp: (quantity) => clampQuantity(quantity, stockOf(current())),
      changed: () => update(line.id),
    });
    return { line, writer, view: projectLine(line, writer.intent, isChecked(line)), wasRemoved: false };
  }

  function viewsOf(): readonly CartGroupState[] {
    views ??= groups
      .map(({ merId, merName, cartInfoList }) => ({
        merId,
        merName,
        cartInfoList: cartInfoList.map((line) => shown(line.id)).filter((view) => view !== undefined),
      }))
      .filter((group) => group.cartInfoList.length > 0);
    return views;
  }

  return {
    line: shown,
    views: viewsOf,
    /** Pieces of all lines. */
    count: () =>
      viewsOf().reduce((sum, group) => group.cartInfoList.reduce((own, line) => own + line.quantity, sum), 0),
    /** Takes over what the server answered. */
    receive(answer: CartGroup[]): void {
      groups = keptLines(groups, answer);
      const next = new Map<number, Entry>();
      const gone = entries;
      const added: number[] = [];
      for (const line of groups.flatMap((group) => group.cartInfoList)) {
        const entry = gone.get(line.id);
        gone.delete(line.id);
        if (entry) {
          entry.line = line;
          entry.writer.receive(line.cartNum);
        } else added.push(line.id);
        next.set(line.id, entry ?? createEntry(line));
      }
      entries = next;
      views = undefined;
      for (const { writer } of gone.values()) writer.dispose();
      options.structureChanged();
      for (const id of next.keys()) update(id);
      for (const id of [...gone.keys(), ...added]) lineChanges.get(id)?.emit();
      anyChange.emit();
    },
    /** A line that was taken out is gone for good. */
    drop(id: number): void {
      const entry = entries.get(id);
      groups = groups.map((group) => ({ ...group, cartInfoList: group.cartInfoList.filter((line) => line.id !== id) }));
      entries.delete(id);
      views = undefined;
      entry?.writer.dispose();
    },
    writer: (id: number) => entries.get(id)?.writer,
    flush(id?: number, isLeaving?: boolean): void {
      for (const [known, { writer }] of entries) if (id === undefined || id === known) writer.flush(isLeaving);
    },
    /** Sends what waits and resolves when every line is at rest; answers the first error a line shows. */
    async settle(): Promise<StorefrontError | undefined> {
      const all = [...entries.values()];
      for (const { writer } of all) writer.flush();
      await Promise.all(all.map(({ writer }) => writer.settled()));
      return all.find(({ writer }) => writer.intent.error)?.writer.intent.error;
    },
    check(isWanted: (line: CartLine, merId: number) => boolean, checked: boolean): void {
      for (const { merId, cartInfoList } of groups) {
        for (const line of cartInfoList) {
          if (!isWanted(line, merId)) continue;
          if (checked) unchecked.delete(line.attrId);
          else unchecked.add(line.attrId);
          update(line.id);
        }
      }
    },
    subscribe: anyChange.subscribe,
    subscribeLine(id: number, listener: () => void): () => void {
      const emitter = lineChanges.get(id) ?? createEmitter();
      lineChanges.set(id, emitter);
      return emitter.subscribe(listener);
    },
  };
}

export type CartLines = ReturnType<typeof createCartLines>;
