'use client';
import { useEffect, useRef } from 'react';
import { useSessionFact } from '../context/use-session-snapshot.ts';
import { type UsePictures, usePictures } from '../pictures/use-pictures.ts';
import type { UseApplicationDraft } from './use-application-draft.ts';

/** Pictures of a merchant’s qualification, new ones and those kept from before. */
export interface ApplicationPictures {
  /** Pictures chosen on this page. Uploading needs a sign-in: one of a guest has failed with kind `auth`. */
  readonly pictures: UsePictures;
  /** Addresses of pictures uploaded before a reload or signing in, or that belong to the declined application. */
  readonly keptPictures: readonly string[];
  /** Takes one of those out. */
  removeKeptPicture(url: string): void;
}

/** The pictures of papers that go with an application; what is uploaded is kept with its draft. */
export function useApplicationPictures({ draft, change }: UseApplicationDraft): ApplicationPictures {
  const { qualificationPicture } = draft;
  const chosen = usePictures();
  const uploaded = chosen.items.flatMap(({ url }) => url ?? []);
  const unkept = uploaded.filter((url) => !qualificationPicture.includes(url)).join('\n');
  const subject = useSessionFact(({ shopper }) => shopper?.subject);
  const uploader = useRef(subject);
  useEffect(() => {
    // The pictures of who has left are no part of the next one's draft.
    const isSomebodyElse = uploader.current !== undefined && uploader.current !== subject;
    uploader.current = subject ?? uploader.current;
    if (unkept === '' || isSomebodyElse) return;
    change({ qualificationPicture: [...qualificationPicture, ...unkept.split('\n')] });
  }, [unkept, qualificationPicture, subject, change]);
  const keptPictures = qualificationPicture.filter((url) => !uploaded.includes(url));
  const removeKeptPicture = (url: string) =>
    change({ qualificationPicture: qualificationPicture.filter((other) => other !== url) });
  const pictures: UsePictures = {
    ...chosen,
    add: (files) => chosen.add(files, keptPictures.length),
    remove(id) {
      const url = chosen.items.find((picture) => picture.id === id)?.url;
      chosen.remove(id);
      if (url !== undefined) removeKeptPicture(url);
    },
  };
  return { pictures, keptPictures, removeKeptPicture };
}
