'use client';
import { uploadsImage } from '@promenade/storefront-sdk';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { useStorefront } from '../context/use-storefront.ts';
import { useWrite, type Write } from '../writes/use-write.ts';
import { createPictureStore, type PictureState, type PictureStore } from './picture-store.ts';

/** The pictures of a form, with functions to change them. */
export interface UsePictures extends PictureState, Pick<PictureStore, 'retry' | 'remove' | 'clear'> {
  /**
   * Adds files and uploads them at once. It accepts JPG and PNG files of at most 5 MiB, five in total. Other files are not
   * uploaded, and `issues` has an entry for each of them.
   *
   * @param present Number of pictures that the form has from elsewhere. @default 0
   */
  add(files: Iterable<File>, present?: number): void;
  /** Whether a picture is uploading. */
  isUploading: boolean;
  /**
   * Waits for pending uploads and resolves with the addresses in order. Rejects with the error of a failed picture, which can be
   * retried or removed.
   */
  readonly upload: Write<[], readonly string[]>;
}

/**
 * The pictures of a form, such as a refund, review or application form. A failed upload does not affect the others and can be
 * retried. All pictures are removed when the form unmounts or another shopper signs in.
 */
export function usePictures(): UsePictures {
  return usePictureStore().pictures;
}

/** `usePictures` with its store, whose state is current even between two renders. */
export function usePictureStore(): { pictures: UsePictures; store: PictureStore } {
  const { client } = useStorefront();
  const store = useMemo(
    () => createPictureStore(async (file, signal) => (await uploadsImage(client, { file }, { signal })).url),
    [client],
  );
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
