'use client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../auth/session-port.ts';
import { useSessionSnapshot } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type ApplicationDraft, draftStoreOf, type KeptDraft, noDraft } from './application-draft.ts';

/** A merchant application that is being filled in. */
export interface UseApplicationDraft {
  /** What is filled in so far. */
  readonly draft: ApplicationDraft;
  /** Changes fields; what is written is kept at once. */
  change(fields: Partial<ApplicationDraft>): void;
  /** Empties the form and forgets the draft. */
  discard(): void;
}

const onServer = () => noDraft;

/** A guest's draft goes with who signs in; that of a shopper is shown to nobody else who comes to this tab. */
function visibleTo({ state, shopper }: SessionSnapshot, { owner, draft }: KeptDraft): ApplicationDraft {
  return owner === undefined || owner === shopper?.subject || state === 'expired' ? draft : noDraft.draft;
}

/** The draft of an application, kept in this tab across reloads and signing in. */
export function useApplicationDraft(): UseApplicationDraft {
  const { store, session } = useStorefront();
  const drafts = draftStoreOf(store.id);
  const kept = useSyncExternalStore(drafts.subscribe, drafts.read, onServer);
  const snapshot = useSessionSnapshot();
  const draft = visibleTo(snapshot, kept);
  const change = useCallback(
    (fields: Partial<ApplicationDraft>) => {
      const now = drafts.read();
      const who = session.getSnapshot();
      const before = visibleTo(who, now);
      const owner = who.shopper?.subject ?? (before === now.draft ? now.owner : undefined);
      drafts.write({ owner, draft: { ...before, ...fields } });
    },
    [drafts, session],
  );
  return useMemo(() => ({ draft, change, discard: drafts.forget }), [draft, change, drafts]);
}
