/** Meaning. `ink` is the shop's primary colour, `sale` is for reduced prices only, `critical` for errors and irreversible actions. */
export type Tone = 'ink' | 'neutral' | 'accent' | 'sale' | 'positive' | 'caution' | 'critical' | 'info';

/** Shape, from most to least prominent. */
export type Variant = 'solid' | 'tint' | 'outline' | 'ghost';

/** Size. */
export type Size = 'small' | 'medium' | 'large';
