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
export function createScreen() {
  const components = new Map<object, readonly ShownQuery[]>();
  const changes = createEmitter();
  return {
    /** Sets the queries that a component shows. */
    set(component: object, shown: readonly ShownQuery[]): void {
      const before = components.get(component);
      const isSame = ({ data, cacheKey }: ShownQuery, index: number) => {
        const last = before?.[index];
        return last && data === last.data && textOfKey(cacheKey) === textOfKey(last.cacheKey);
      };
      if (before?.length === shown.length && shown.every(isSame)) return;
      components.set(component, shown);
      changes.emit();
    },
    /** Removes an unmounted component. */
    remove(component: object): void {
      if (components.delete(component)) changes.emit();
    },
    /** Shown queries that have data, by cache key as text, the most recently shown last. */
    shown: (): ReadonlyMap<string, ShownQuery> =>
      new Map(
        [...components.values()]
          .flat()
          .filter(({ data }) => data !== undefined)
          .map((one) => [textOfKey(one.cacheKey), one]),
      ),
    /** Calls the listener when `shown` may have changed. Returns the unsubscribe function. */
    watch: changes.subscribe,
  };
}

export type Screen = ReturnType<typeof createScreen>;
