'use client';

import { type Ref, type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useMergedRef } from './use-merged-ref.ts';

/**
 * A ref of a group of radio buttons that reads like that of one input: `value` is the chosen value or `null`, and `focus()` goes to the
 * chosen option. Form libraries that register an element, such as react-hook-form, need both.
 *
 * @param choose Called with a value that was assigned.
 */
export function useGroupRef(
  own: RefObject<HTMLFieldSetElement | null>,
  given: Ref<HTMLFieldSetElement> | undefined,
  choose: (value: string | null) => void,
): RefCallback<HTMLFieldSetElement> {
  const merged = useMergedRef(own, given);
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  return useCallback(
    (group: HTMLFieldSetElement | null) => {
      const radio = (state: string) => group?.querySelector<HTMLInputElement>(`input[type=radio]${state}`);
      if (group && !('value' in group)) {
        Object.defineProperties(group, {
          value: {
            get: () => radio(':checked')?.value ?? null,
            set: (value: unknown) => latest.current(value === null || value === undefined ? null : String(value)),
          },
          focus: { value: () => (radio(':checked') ?? radio(':enabled'))?.focus() },
        });
      }
      return merged(group);
    },
    [merged],
  );
}
