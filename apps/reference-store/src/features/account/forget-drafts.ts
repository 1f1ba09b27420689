/** What a customer typed and did not send, as `use-draft.ts` of the checkout keeps it. */
const DRAFTS = 'pm-draft-';

/** Leaves nothing of a customer's drafts on the device. */
export function forgetDrafts(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(DRAFTS)) sessionStorage.removeItem(name);
  } catch {
    // Where storage is closed there are no drafts.
  }
}
