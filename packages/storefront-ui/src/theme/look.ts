/** Meaning. `ink` is the shop's own colour, `sale` is for lowered prices and nothing else, `critical` for errors and what cannot be undone. */
export type Tone = 'ink' | 'neutral' | 'accent' | 'sale' | 'positive' | 'caution' | 'critical' | 'info';

/** Shape, from loud to quiet. */
export type Variant = 'solid' | 'tint' | 'outline' | 'ghost';

/** Measure. */
export type Size = 'small' | 'medium' | 'large';
