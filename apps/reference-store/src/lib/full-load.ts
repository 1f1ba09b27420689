type NeedsFullLoad = (path: string) => boolean;

const needs = new Set<NeedsFullLoad>();

/** Registers addresses that must be loaded as a new document, because the current tags or the current policy must not apply to them. */
export function setNeedsFullLoad(next: NeedsFullLoad): () => void {
  needs.add(next);
  return () => {
    needs.delete(next);
  };
}

/** Whether a visit to this path loads a new document. */
export const needsFullLoad: NeedsFullLoad = (path) => [...needs].some((each) => each(path));
