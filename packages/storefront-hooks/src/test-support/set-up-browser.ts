import { TextDecoderStream } from 'node:stream/web';

// Browsers have it, jsdom has not.
Object.assign(globalThis, { TextDecoderStream });
