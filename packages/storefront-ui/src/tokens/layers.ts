/** Cascade layers of the library inside the layer `pm`, weakest first. */
export const layerNames = ['reset', 'tokens', 'theme', 'base', 'components', 'utilities'] as const;
export type LayerName = (typeof layerNames)[number];

/** First statement of every stylesheet, so that they can be loaded in any order. */
export const layerOrder = `@layer ${layerNames.map((name) => `pm.${name}`).join(', ')};`;
