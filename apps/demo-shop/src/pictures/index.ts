import type { PictureSource } from '@promenade/reference-api/media/picture-source.ts';
import { sceneOf } from './scenes.ts';
import { composeScene } from './stage.ts';
import { parsePictureName } from './urls.ts';

/** The pictures of the demo shop, composed of drawn objects. */
export const demoPictures: PictureSource = (text) => {
  const named = parsePictureName(text);
  const scene = named && sceneOf(named.name);
  return scene && { size: named.size, draw: (size) => composeScene(scene, size) };
};
