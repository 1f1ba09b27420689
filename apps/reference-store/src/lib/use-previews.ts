import type { UsePictures } from '@promenade/storefront-hooks';
import { useCallback, useEffect, useRef, useState } from 'react';

const WIDTH = 160;

/** A thumbnail as a data URL, because the page's policy allows no `blob:` pictures. */
async function previewOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL('image/jpeg');
}

/** Thumbnails of chosen files, shown before the upload has finished. */
export function usePreviews(pictures: UsePictures['pictures']): (id: number) => string | undefined {
  const [previews, setPreviews] = useState<ReadonlyMap<number, string>>(new Map());
  const started = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, file } of pictures) {
      if (started.current.has(id)) continue;
      started.current.add(id);
      // A file that is not a picture has no preview; its upload reports the error.
      previewOf(file).then(
        (address) => setPreviews((before) => new Map(before).set(id, address)),
        () => undefined,
      );
    }
  }, [pictures]);
  return useCallback((id: number) => previews.get(id), [previews]);
}
