import type { UsePictures } from '@promenade/storefront-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';

const WIDTH = 160;

/** A small copy as a data address: the page's policy allows no `blob:` pictures. */
async function previewOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL('image/jpeg');
}

/** Small copies of chosen files, so that they can be shown before anything is uploaded. */
export function usePreviews(pictures: UsePictures['pictures']): (id: number) => string | undefined {
  const [previews, setPreviews] = useState<ReadonlyMap<number, string>>(new Map());
  const started = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, file } of pictures) {
      if (started.current.has(id)) continue;
      started.current.add(id);
      // A file that is no picture after all has no preview; its upload says what is wrong.
      previewOf(file).then(
        (address) => setPreviews((before) => new Map(before).set(id, address)),
        () => undefined,
      );
    }
  }, [pictures]);
  return useCallback((id: number) => previews.get(id), [previews]);
}
