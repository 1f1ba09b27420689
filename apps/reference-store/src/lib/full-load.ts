type NeedsFullLoad = (path: string) => boolean;

const needs = new Set<NeedsFullLoad>();

/** Adds addresses that must be loaded as a new document: where tags that run already, or the policy of this one, do not belong. */
export function setNeedsFullLoad(next: NeedsFullLoad): () => void {
  needs.add(next);
  return () => {
    needs.delete(next);
  };
}

/** Whether a visit to this path loads a new document. */
export const needsFullLoad: NeedsFullLoad = (path) => [...needs].some((each) => each(path));
