import type { StorefrontError } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';
import { chooseImages, type ImageIssue } from '../domain/image-choice.ts';
import type { IssueId } from '../domain/issue.ts';
import { asStorefrontError } from '../query/as-storefront-error.ts';

/** A picture of a form. */
export interface Picture {
  /** Id within the form, for `retry` and `remove`. */
  id: number;
  /** The chosen file, for a preview. */
  file: File;
  /** State of the upload. A `failed` picture remains until it is retried or removed. */
  state: 'uploading' | 'uploaded' | 'failed';
  /** Address of the uploaded picture; `undefined` until then. */
  url: string | undefined;
  /** Why the last upload failed. */
  error: StorefrontError | undefined;
}

/** State of a form's pictures. */
export interface PictureState {
  /** The pictures in the order in which they were added. */
  pictures: readonly Picture[];
  /** Files of the latest `add` that were rejected and not uploaded, each with its issue. */
  issues: readonly { file: File; issue: IssueId<ImageIssue> }[];
}

const empty: PictureState = { pictures: [], issues: [] };

/** The pictures of a form, outside React. @param upload Uploads one file and returns its address. */
export function createPictureStore(upload: (file: File, signal: AbortSignal) => Promise<string>) {
  const changes = createEmitter();
  const pending = new Map<number, { stop: AbortController; done: Promise<void> }>();
  let state = empty;
  let lastId = 0;

  const show = (change: Partial<PictureState>) => {
    state = { ...state, ...change };
    changes.emit();
  };
  const update = (id: number, change: Partial<Picture>) =>
    show({ pictures: state.pictures.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)) });

  function send({ id, file }: Pick<Picture, 'id' | 'file'>): void {
    const stop = new AbortController();
    const attempt = async () => {
      try {
        const url = await upload(file, stop.signal);
        if (!stop.signal.aborted) update(id, { state: 'uploaded', url });
      } catch (cause) {
        if (!stop.signal.aborted) update(id, { state: 'failed', error: asStorefrontError(cause, 'uploads.image') });
      }
      if (pending.get(id)?.stop === stop) pending.delete(id);
    };
    pending.set(id, { stop, done: attempt() });
  }
  function abort(id: number): void {
    pending.get(id)?.stop.abort();
    pending.delete(id);
  }

  return {
    /** The current state. The same object until it changes. */
    getState: (): PictureState => state,
    /** Calls the listener after each change. Returns a function that unsubscribes. */
    subscribe: changes.subscribe,
    /** Adds files and uploads them. @param present Number of pictures that the form has from elsewhere. @default 0 */
    add(files: Iterable<File>, present = 0): void {
      const { accepted, issues } = chooseImages([...files], present + state.pictures.length);
      const added = accepted.map((file): Picture => {
        lastId += 1;
        return { id: lastId, file, state: 'uploading', url: undefined, error: undefined };
      });
      show({ pictures: [...state.pictures, ...added], issues });
      for (const picture of added) send(picture);
    },
    /** Uploads a failed picture again. */
    retry(id: number): void {
      const picture = state.pictures.find((item) => item.id === id);
      if (picture?.state !== 'failed') return;
      update(id, { state: 'uploading', error: undefined });
      send(picture);
    },
    /** Removes a picture and aborts its pending upload. */
    remove(id: number): void {
      abort(id);
      show({ pictures: state.pictures.filter((item) => item.id !== id), issues: [] });
    },
    /** Waits for pending uploads and resolves with the addresses in order. Rejects with the error of a failed picture. */
    async settle(): Promise<readonly string[]> {
      while (pending.size > 0) await Promise.all([...pending.values()].map(({ done }) => done));
      const failed = state.pictures.find(({ error }) => error);
      if (failed) throw failed.error;
      return state.pictures.flatMap(({ url }) => url ?? []);
    },
    /** Removes all pictures and aborts pending uploads. */
    clear(): void {
      for (const id of [...pending.keys()]) abort(id);
      show(empty);
    },
  };
}

export type PictureStore = ReturnType<typeof createPictureStore>;
