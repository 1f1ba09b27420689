import { TextDecoderStream } from 'node:stream/web';

// Browsers have it, jsdom has not.
Object.assign(globalThis, { TextDecoderStream });

// On a busy machine an answer takes longer than the second that is waited for by default.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
