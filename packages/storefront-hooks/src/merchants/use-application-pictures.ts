'use client';
import { useEffect, useMemo, useRef } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { type UsePictures, usePictureStore } from '../pictures/use-pictures.ts';
import type { ApplicationDraftState } from './use-application-draft.ts';

/** Pictures of a merchant's documents: selected on this page, or stored with the draft. */
export interface ApplicationPictures {
  /** Pictures selected on this page. The upload requires a sign-in: for a guest it fails with kind `auth`. */
  readonly pictures: UsePictures;
  /** Addresses of pictures that were uploaded before a reload or sign-in, or that belong to the declined application. */
  readonly storedPictures: readonly string[];
  /** Removes one of the stored pictures. */
  removeStoredPicture(url: string): void;
}

/** The pictures, with a function that returns the latest ones, also before the next render. */
export interface ApplicationPicturesState extends ApplicationPictures {
  /** Stored pictures, and the number of pictures selected on this page. */
  readPictures(): { stored: readonly string[]; chosen: number };
}

/** The pictures of an application's documents. Uploaded pictures are stored with the draft. */
export function useApplicationPictures({ draft, read, change }: ApplicationDraftState): ApplicationPicturesState {
  const { qualificationPicture } = draft;
  const { pictures: chosen, store } = usePictureStore();
  const uploaded = chosen.pictures.flatMap(({ url }) => url ?? []);
  const unsaved = uploaded.filter((url) => !qualificationPicture.includes(url)).join('\n');
  const subject = useSessionFact(({ shopper }) => shopper?.subject);
  const uploader = useRef(subject);
  useEffect(() => {
    // Pictures of the previous shopper must not become part of the next one's draft.
    const isOther = uploader.current !== undefined && uploader.current !== subject;
    uploader.current = subject ?? uploader.current;
    if (unsaved === '' || isOther) return;
    change({ qualificationPicture: [...read().qualificationPicture, ...unsaved.split('\n')] });
  }, [unsaved, subject, change, read]);
  const actions = useMemo(() => {
    const readPictures = () => {
      const { pictures } = store.getState();
      const stored = read().qualificationPicture.filter((url) => !pictures.some((picture) => picture.url === url));
      return { stored, chosen: pictures.length };
    };
    const removeStoredPicture = (url: string) =>
      change({ qualificationPicture: read().qualificationPicture.filter((other) => other !== url) });
    return {
      readPictures,
      removeStoredPicture,
      add: (files: Iterable<File>) => store.add(files, readPictures().stored.length),
      remove(id: number) {
        const url = store.getState().pictures.find((picture) => picture.id === id)?.url;
        store.remove(id);
        if (url !== undefined) removeStoredPicture(url);
      },
    };
  }, [store, read, change]);
  const { add, remove, readPictures, removeStoredPicture } = actions;
  const storedPictures = qualificationPicture.filter((url) => !uploaded.includes(url));
  return { pictures: { ...chosen, add, remove }, storedPictures, removeStoredPicture, readPictures };
}
