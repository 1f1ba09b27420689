import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer(): Promise<void>;
  }
}

// A headless browser's pointer is at 0, 0: a story's element there would be hovered.
beforeAll(() => commands.parkPointer());
