'use client';
import { type Upload, uploadsImage } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { createPictureStore, type PictureState, type PictureStore } from './picture-store.ts';

/** The pictures of a form, and their actions. */
export interface UsePictures extends PictureState, Pick<PictureStore, 'retry' | 'remove' | 'clear'> {
  /**
   * Adds the chosen files and uploads them at once: JPG and PNG of at most 5 MiB, five in all. Files that do not fit are not
   * sent; `issues` has one entry for each.
   *
   * @param present Number of pictures that the form has besides these. @default 0
   */
  add(files: Iterable<File>, present?: number): void;
  /** Whether a picture is uploading. */
  isUploading: boolean;
  /**
   * Waits for the uploads and returns the addresses in order. Rejects with the error of a picture that failed: retry or remove
   * it.
   */
  readonly upload: Write<[], readonly string[]>;
}

/**
 * The pictures of a refund, a review or an application form. A failed upload leaves the others as they are and can be retried.
 * All are removed when the form unmounts or another shopper signs in.
 *
 * @param target What the pictures belong to. @default a product
 */
export function usePictures(target?: Omit<Upload, 'file'>): UsePictures {
  return usePictureStore(target).pictures;
}

/** `usePictures` with its store, whose state is current also between two renders. */
export function usePictureStore(target?: Omit<Upload, 'file'>): {
  pictures: UsePictures;
  store: PictureStore;
} {
  const { client } = useStorefront();
  const { model, pid } = target ?? {};
  const store = useMemo(() => {
    const given = { ...(model !== undefined && { model }), ...(pid !== undefined && { pid }) };
    return createPictureStore(async (file, signal) => (await uploadsImage(client, { file, ...given }, { signal })).url);
  }, [client, model, pid]);
  const subject = useSessionFact(({ shopper }) => shopper?.subject);
  const [owner, setOwner] = useState(subject);
  if (subject !== undefined && subject !== owner) setOwner(subject);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shopper starts without the pictures of the previous one
  useEffect(() => store.clear, [store, owner]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const upload = useWrite(store.settle);
  return useMemo(() => {
    const { add, retry, remove, clear } = store;
    const isUploading = state.pictures.some((picture) => picture.state === 'uploading');
    return { store, pictures: { ...state, isUploading, add, retry, remove, clear, upload } };
  }, [store, state, upload]);
}
