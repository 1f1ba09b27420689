import { globalLayer } from '@vanilla-extract/css';
import { type LayerName, layerNames } from '../tokens/layers.ts';

const root = globalLayer('pm');

/** Cascade layers, weakest first. The shop's rules outside of layers win over all of them. */
export const layers = Object.fromEntries(
  layerNames.map((name) => [name, globalLayer({ parent: root }, name)]),
) as Record<LayerName, string>;
