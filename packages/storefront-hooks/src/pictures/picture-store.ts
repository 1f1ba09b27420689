import type { StorefrontError } from '@promenade/storefront-sdk';
import { createEmitter } from '../browser/emitter.ts';
import { chooseImages, type ImageMessage } from '../domain/image-choice.ts';
import { asStorefrontError } from '../query/query-cache.ts';

/** A picture that goes along with a form. */
export interface Picture {
  /** Of this form; retry and remove take it. */
  id: number;
  /** As it was chosen; for a preview. */
  file: File;
  /** A `failed` one stays, to be tried again or taken out. */
  state: 'uploading' | 'uploaded' | 'failed';
  /** Its address, once it is uploaded. */
  url: string | undefined;
  /** Why its last upload failed. */
  error: StorefrontError | undefined;
}

/** A moment of a form's pictures. */
export interface PictureState {
  /** In the order they were added. */
  items: readonly Picture[];
  /** Files of the latest choice that were not taken, with the message id of the reason. Nothing of them was sent. */
  refused: readonly { file: File; message: ImageMessage }[];
}

/** The pictures of a form, outside React. */
export interface PictureStore {
  getState(): PictureState;
  subscribe(listener: () => void): () => void;
  /** @param present Pictures that the form has besides these. @default 0 */
  add(files: Iterable<File>, present?: number): void;
  retry(id: number): void;
  remove(id: number): void;
  /** The addresses in order, once nothing is under way. Rejects with the error of one that failed. */
  settle(): Promise<readonly string[]>;
  /** Forgets all; what is under way is given up. */
  clear(): void;
}

const empty: PictureState = { items: [], refused: [] };

/** @param upload Uploads one file; answers its address. */
export function createPictureStore(upload: (file: File, signal: AbortSignal) => Promise<string>): PictureStore {
  const changes = createEmitter();
  const underWay = new Map<number, { stop: AbortController; done: Promise<void> }>();
  let state = empty;
  let lastId = 0;

  const show = (change: Partial<PictureState>) => {
    state = { ...state, ...change };
    changes.emit();
  };
  const update = (id: number, change: Partial<Picture>) =>
    show({ items: state.items.map((picture) => (picture.id === id ? { ...picture, ...change } : picture)) });

  function send({ id, file }: Pick<Picture, 'id' | 'file'>): void {
    const stop = new AbortController();
    const attempt = async () => {
      try {
        const url = await upload(file, stop.signal);
        if (!stop.signal.aborted) update(id, { state: 'uploaded', url });
      } catch (cause) {
        if (!stop.signal.aborted) update(id, { state: 'failed', error: asStorefrontError(cause, 'uploads.image') });
      }
      if (underWay.get(id)?.stop === stop) underWay.delete(id);
    };
    underWay.set(id, { stop, done: attempt() });
  }
  function giveUp(id: number): void {
    underWay.get(id)?.stop.abort();
    underWay.delete(id);
  }

  return {
    getState: () => state,
    subscribe: changes.subscribe,
    add(files, present = 0) {
      const { accepted, refused } = chooseImages([...files], present + state.items.length);
      const added = accepted.map((file): Picture => {
        lastId += 1;
        return { id: lastId, file, state: 'uploading', url: undefined, error: undefined };
      });
      show({ items: [...state.items, ...added], refused });
      for (const picture of added) send(picture);
    },
    retry(id) {
      const picture = state.items.find((item) => item.id === id);
      if (picture?.state !== 'failed') return;
      update(id, { state: 'uploading', error: undefined });
      send(picture);
    },
    remove(id) {
      giveUp(id);
      show({ items: state.items.filter((item) => item.id !== id), refused: [] });
    },
    async settle() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done));
      const failed = state.items.find(({ error }) => error);
      if (failed) throw failed.error;
      return state.items.flatMap(({ url }) => url ?? []);
    },
    clear() {
      for (const id of [...underWay.keys()]) giveUp(id);
      show(empty);
    },
  };
}
