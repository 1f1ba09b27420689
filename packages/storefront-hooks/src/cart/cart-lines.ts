import type { CartGroup, CartLine, StorefrontError } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';
import { clampQuantity } from '../domain/quantity.ts';
import type { CartCommand } from './cart-command.ts';
import { quiet } from './cart-error.ts';
import type { CartOwner } from './cart-owner.ts';
import type { CartGroupState, CartLineState } from './cart-structure.ts';
import { memoised, memoisedGroups, memoisedLines, projectLine, stockOf } from './cart-view.ts';
import type { createLineWriter, LineWriter } from './line-writer.ts';

export interface CartLinesOptions {
  createLineWriter: typeof createLineWriter;
  /** Sends an edit for the owner of the line, who may have left meanwhile. */
  send(command: CartCommand, owner: CartOwner | undefined): Promise<void>;
  owner(): CartOwner | undefined;
  /** Whether requests are sent one after another in any case. */
  isOrdered(): boolean;
}

interface Entry {
  line: CartLine;
  writer: LineWriter;
  view: CartLineState;
  owner: CartOwner | undefined;
  isHidden: boolean;
  isChecked: boolean;
}

/** A function that does its work once, and returns that promise from then on. */
function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

/** The lines of a cart: what the backend confirmed, which edits are pending, and what is shown of both. */
export function createCartLines({ createLineWriter, send, owner, isOrdered }: CartLinesOptions) {
  const changes = createEmitter();
  const structureChanges = createEmitter();
  const listeners = new Map<number, Set<() => void>>();
  /** Variants whose next line starts unchecked: lines that `undo` restores. */
  const uncheckedVariants = new Set<number>();
  let groups: CartGroup[] = [];
  let entries = new Map<number, Entry>();
  let views: readonly CartGroupState[] = [];
  let areViewsStale = false;
  /** Removals of several lines that wait for other requests of these lines. */
  const waitingRemovals = new Set<() => Promise<void>>();
  /** Lines that changed during a batch. */
  let batch: Set<number> | undefined;

  const shown = (id: number) => {
    const entry = entries.get(id);
    return entry && !entry.isHidden ? entry.view : undefined;
  };

  function publish(ids: Iterable<number>, isStructural: boolean): void {
    areViewsStale = true;
    if (isStructural) structureChanges.emit();
    for (const id of ids) for (const listener of [...(listeners.get(id) ?? [])]) listener();
    changes.emit();
  }

  /** Shows what became of these lines, with one notification for all. */
  function update(ids: Iterable<number>): void {
    const changed: number[] = [];
    let isStructural = false;
    for (const id of ids) {
      const entry = entries.get(id);
      if (!entry) continue;
      const { intent } = entry.writer;
      const view = memoised(entry.view, projectLine(entry.line, intent, entry.isChecked));
      if (view === entry.view && intent.isRemoved === entry.isHidden) continue;
      if (intent.isRemoved !== entry.isHidden) isStructural = true;
      entry.view = view;
      entry.isHidden = intent.isRemoved;
      changed.push(id);
    }
    if (changed.length > 0) publish(changed, isStructural);
  }

  function inBatch<Result>(work: (changed: Set<number>) => Result): Result {
    const changed = new Set<number>();
    batch = changed;
    try {
      return work(changed);
    } finally {
      batch = undefined;
      update(changed);
    }
  }

  function createEntry(line: CartLine): Entry {
    const current = () => entries.get(line.id)?.line ?? line;
    const ownerNow = owner();
    const writer = createLineWriter({
      confirmed: line.cartNum,
      sendQuantity: (quantity) =>
        send({ kind: 'setQuantity', lineId: line.id, quantity, name: current().storeName }, ownerNow),
      clamp: (quantity) => clampQuantity(quantity, stockOf(current())),
      isOrdered,
      changed: () => (batch ? batch.add(line.id) : update([line.id])),
    });
    const isChecked = !uncheckedVariants.delete(line.attrId);
    const view = projectLine(line, writer.intent, isChecked);
    return { line, writer, view, owner: ownerNow, isHidden: false, isChecked };
  }

  function viewsNow(): readonly CartGroupState[] {
    if (areViewsStale) views = memoisedGroups(views, groups, shown);
    areViewsStale = false;
    return views;
  }

  /** Deletes lines that the backend has removed, and that no view shows any more. */
  function drop(removed: readonly Entry[]): void {
    for (const { line, writer } of removed) {
      entries.delete(line.id);
      writer.dispose();
    }
  }

  return {
    line: shown,
    views: viewsNow,
    /** The lines as the backend confirmed them. */
    confirmed: (): CartLine[] => groups.flatMap((group) => group.cartInfoList),
    /** Pieces of all lines. */
    count: () =>
      viewsNow().reduce((sum, group) => group.cartInfoList.reduce((all, line) => all + line.quantity, sum), 0),
    /** Takes over the backend's answer. */
    receive(answer: readonly CartGroup[]): void {
      groups = memoisedLines(groups, answer);
      const next = new Map<number, Entry>();
      const gone = entries;
      const added: number[] = [];
      inBatch((changed) => {
        for (const line of groups.flatMap((group) => group.cartInfoList)) {
          const entry = gone.get(line.id);
          gone.delete(line.id);
          if (entry) {
            entry.line = line;
            entry.writer.receive(line.cartNum);
            changed.add(line.id);
          } else added.push(line.id);
          next.set(line.id, entry ?? createEntry(line));
        }
        entries = next;
        for (const { writer } of gone.values()) writer.dispose();
      });
      publish([...gone.keys(), ...added], true);
    },
    setQuantity(id: number, wanted: number | string): Promise<void> | undefined {
      const entry = shown(id) && entries.get(id);
      return entry?.writer.setQuantity(clampQuantity(wanted, stockOf(entry.line)));
    },
    /** Hides lines at once and removes them with one request. Rejects, and shows them again, when that fails. */
    remove(ids: readonly number[], name: string | undefined): Promise<unknown> {
      const removed = ids.map((id) => entries.get(id)).filter((entry) => entry !== undefined);
      const ready = isOrdered() ? undefined : Promise.all(removed.map(({ writer }) => writer.requestsEnded()));
      const lineIds = removed.map(({ line }) => line.id);
      const sendOnce = once(() => send({ kind: 'remove', lineIds, name }, removed[0]?.owner).then(() => drop(removed)));
      const sendInTurn = once(async () => {
        if (ready) {
          waitingRemovals.add(sendOnce);
          await ready;
          waitingRemovals.delete(sendOnce);
        }
        await sendOnce();
      });
      return inBatch(() => Promise.all(removed.map(({ writer }) => writer.remove(sendInTurn))));
    },
    /** Removes all lines from view: the cart has another owner. Resolves when their edits, still sent, have ended. */
    retire(): Promise<unknown> {
      const all = [...entries.values()];
      for (const { writer } of all) writer.flush();
      entries = new Map();
      groups = [];
      uncheckedVariants.clear();
      publish(
        all.map(({ line }) => line.id),
        true,
      );
      return Promise.all(all.map(({ writer }) => writer.settled()));
    },
    flush(id?: number, isLeaving?: boolean): void {
      for (const [known, { writer }] of entries) if (id === undefined || id === known) writer.flush(isLeaving);
      if (isLeaving || isOrdered()) for (const sendNow of [...waitingRemovals]) void quiet(sendNow());
    },
    /** Sends what waits. Resolves, when every edit is confirmed or refused, with the first error that a line shows. */
    async settle(): Promise<StorefrontError | undefined> {
      const all = [...entries.values()];
      for (const { writer } of all) writer.flush();
      await Promise.all(all.map(({ writer }) => writer.settled()));
      return all.find(({ writer }) => writer.intent.error)?.writer.intent.error;
    },
    check(isMeant: (line: CartLine, merId: number) => boolean, isChecked: boolean): void {
      const changed: number[] = [];
      for (const { merId, cartInfoList } of groups) {
        for (const line of cartInfoList) {
          const entry = isMeant(line, merId) && entries.get(line.id);
          if (!entry) continue;
          entry.isChecked = isChecked;
          changed.push(line.id);
        }
      }
      update(changed);
    },
    /** The next lines of these variants start unchecked; without variants no line does. */
    uncheckNext(attrIds: readonly number[]): void {
      uncheckedVariants.clear();
      for (const id of attrIds) uncheckedVariants.add(id);
    },
    dismissError: (id: number) => entries.get(id)?.writer.dismissError(),
    subscribe: changes.subscribe,
    subscribeStructure: structureChanges.subscribe,
    subscribeLine(id: number, listener: () => void): () => void {
      const ofLine = listeners.get(id) ?? new Set();
      listeners.set(id, ofLine.add(listener));
      return () => {
        ofLine.delete(listener);
      };
    },
  };
}

export type CartLines = ReturnType<typeof createCartLines>;
