'use client';
import { type InputOf, uploadsImage } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { createPictureStore, type PictureState, type PictureStore } from './picture-store.ts';

/** The pictures of a form, and what can be done with them. */
export interface UsePictures extends PictureState, Pick<PictureStore, 'retry' | 'remove' | 'settle' | 'clear'> {
  /**
   * Adds the chosen files and uploads them at once: JPG and PNG of at most 5 MiB, five in all. What does not fit is
   * refused one by one, before anything is sent.
   *
   * @param present Pictures that the form has besides these. @default 0
   */
  add(files: Iterable<File>, present?: number): void;
  /** Whether any is on its way. */
  isUploading: boolean;
}

/**
 * The pictures of a form: of a refund, a review, an application. One that fails leaves the others as they are and can be
 * tried again. They go when the form does, or the shopper.
 *
 * @param place What they belong to. @default a product
 */
export function usePictures(place?: InputOf<'uploads.image'>['query']): UsePictures {
  const { client } = useStorefront();
  const { model, pid } = place ?? {};
  const store = useMemo(() => {
    const query = model !== undefined && pid !== undefined ? { model, pid } : undefined;
    return createPictureStore(async (file, signal) => (await uploadsImage(client, file, query, { signal })).url);
  }, [client, model, pid]);
  const subject = useSessionFact(({ shopper }) => shopper?.subject);
  const [owner, setOwner] = useState(subject);
  if (subject !== undefined && subject !== owner) setOwner(subject);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shopper starts without the pictures of the one before
  useEffect(() => store.clear, [store, owner]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  return useMemo(() => {
    const { add, retry, remove, settle, clear } = store;
    const isUploading = state.items.some((picture) => picture.state === 'uploading');
    return { ...state, isUploading, add, retry, remove, settle, clear };
  }, [store, state]);
}
