import type { CartGroup } from '@promenade/storefront-sdk';
import type { CartCore, CartParts } from './cart-core.ts';
import type { CartLines } from './cart-lines.ts';
import type { CartReader } from './cart-reader.ts';
import type { CartGroupLines, CartGroupState } from './cart-structure.ts';
import type { GuestTakeover } from './guest-takeover.ts';
import type { Outbox } from './outbox.ts';

/** Which lines belong to which merchant; the list of before while nothing moved. */
function groupLinesOf(groups: readonly CartGroupState[], before: readonly CartGroupLines[]): readonly CartGroupLines[] {
  const next = groups.map(({ merId, merName, cartInfoList }) => {
    return { merId, merName, lineIds: cartInfoList.map((line) => line.id) };
  });
  return JSON.stringify(next) === JSON.stringify(before) ? before : next;
}

/** Reads the lines, or only their number, and shows the answer. */
export function createCartReading(
  core: CartCore,
  parts: CartParts,
  { lines, outbox, takeover }: { lines: CartLines; outbox: Outbox; takeover: GuestTakeover },
): CartReader {
  const { state, mode, owners, calls, writes, readRequests } = core;
  const reader = parts.createCartReader<CartGroup[] | number>({
    writes,
    isKnown: () => state.get().status === 'ready' || mode.pieces !== undefined,
    async load() {
      const owner = owners.current();
      if (!owner) return owners.isKnown() ? [] : undefined;
      return mode.areLinesHeld() ? calls.list(owner) : calls.count(owner);
    },
    accept(answer, isCurrent) {
      const { status } = state.get();
      if (typeof answer === 'number') {
        mode.pieces = answer;
        state.show({ status: status === 'error' ? 'loading' : status, error: undefined });
        // A view may hold the lines since the request was made.
        if (mode.areLinesHeld()) readRequests.emit();
      } else {
        mode.pieces = undefined;
        lines.receive(answer);
        const mergeResult = isCurrent ? takeover.report(lines.confirmed()) : undefined;
        state.show({ status: 'ready', error: undefined, ...(mergeResult && { mergeResult }) });
      }
      void outbox.replay();
    },
    failed(error) {
      core.reportError(error);
      state.show({ error, ...(state.get().status === 'loading' && { status: 'error' }) });
    },
    changed: state.emit,
  });
  readRequests.subscribe(() => void reader.refresh());
  lines.subscribeStructure(() => state.show({ groups: groupLinesOf(lines.views(), state.get().groups) }));
  return reader;
}
