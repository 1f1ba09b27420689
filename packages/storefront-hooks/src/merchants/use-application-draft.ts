'use client';
import { useMemo, useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../auth/session-types.ts';
import { useSessionSnapshot } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { type ApplicationDraft, draftOf, noDraft, type StoredDraft } from './application-draft.ts';

/** A merchant application that is being filled in. */
export interface UseApplicationDraft {
  /** The current input. */
  readonly draft: ApplicationDraft;
  /** Changes fields and stores the draft. */
  change(fields: Partial<ApplicationDraft>): void;
  /** Empties the form and deletes the draft. */
  discard(): void;
}

/** The draft, with a function that returns the latest draft, also before the next render. */
export interface ApplicationDraftState extends UseApplicationDraft {
  read(): ApplicationDraft;
}

const onServer = () => noDraft;

/**
 * A guest's draft is visible to any shopper. A shopper's draft is visible to that shopper only, also while the session is
 * expired.
 */
function visibleTo({ state, shopper }: SessionSnapshot, { owner, draft }: StoredDraft): ApplicationDraft {
  return owner === undefined || owner === shopper?.subject || state === 'expired' ? draft : noDraft.draft;
}

/** The draft of an application, stored in this tab, so that it survives reloads and signing in. */
export function useApplicationDraft(): ApplicationDraftState {
  const { store, session } = useStorefront();
  const stored = draftOf(store.id);
  const current = useSyncExternalStore(stored.subscribe, stored.read, onServer);
  const draft = visibleTo(useSessionSnapshot(), current);
  return useMemo(() => {
    const read = () => visibleTo(session.getSnapshot(), stored.read());
    return {
      draft,
      read,
      change(fields) {
        const before = read();
        const { owner, draft: latest } = stored.read();
        const subject = session.getSnapshot().shopper?.subject;
        stored.write({
          owner: subject ?? (before === latest ? owner : undefined),
          draft: { ...before, ...fields },
        });
      },
      discard: stored.remove,
    };
  }, [draft, stored, session]);
}
