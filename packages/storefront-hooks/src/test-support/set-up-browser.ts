import { TextDecoderStream } from 'node:stream/web';

// Browsers have `TextDecoderStream`, but jsdom doesn't.
Object.assign(globalThis, { TextDecoderStream });
