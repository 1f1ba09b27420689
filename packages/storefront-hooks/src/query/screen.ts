import { createEmitter } from '../browser/emitter.ts';
import { type CacheKey, type Query, type QueryKey, textOfKey } from './query.ts';

/** A query that a component shows, with its data. */
export interface ShownQuery {
  readonly cacheKey: CacheKey;
  readonly query: QueryKey;
  readonly isBuiltIn: boolean;
  readonly data: unknown;
}

export const shownQuery = (
  { key, isBuiltIn = false }: Query<unknown>,
  cacheKey: CacheKey,
  data: unknown,
): ShownQuery => ({
  cacheKey,
  query: key,
  isBuiltIn,
  data,
});

/** The queries that mounted components show, for analytics. */
export interface Screen {
  /** Sets the queries that a component shows. */
  set(component: object, shown: readonly ShownQuery[]): void;
  /** Removes an unmounted component. */
  remove(component: object): void;
  /** Shown queries that have data, by cache key as text, the most recently shown last. */
  shown(): ReadonlyMap<string, ShownQuery>;
  /** Calls the listener when `shown` may have changed. Returns the unsubscribe function. */
  watch(listener: () => void): () => void;
}

export function createScreen(): Screen {
  const components = new Map<object, readonly ShownQuery[]>();
  const changes = createEmitter();
  return {
    set(component, shown) {
      const before = components.get(component);
      const isSame = ({ data, cacheKey }: ShownQuery, index: number) => {
        const last = before?.[index];
        return last && data === last.data && textOfKey(cacheKey) === textOfKey(last.cacheKey);
      };
      if (before?.length === shown.length && shown.every(isSame)) return;
      components.set(component, shown);
      changes.emit();
    },
    remove(component) {
      if (components.delete(component)) changes.emit();
    },
    shown: () =>
      new Map(
        [...components.values()]
          .flat()
          .filter(({ data }) => data !== undefined)
          .map((one) => [textOfKey(one.cacheKey), one]),
      ),
    watch: changes.subscribe,
  };
}
