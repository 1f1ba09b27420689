import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    parkPointer(): Promise<void>;
  }
}

// A headless browser's pointer lies at 0, 0: whatever a story shows there would be hovered.
beforeAll(() => commands.parkPointer());
