import type { Page } from 'playwright/test';
import type { Mode } from '../../.storybook/modes.ts';

interface Preview {
  channel: {
    emit(event: string, payload: object): void;
    on(event: string, listener: () => void): void;
    off(event: string, listener: () => void): void;
  };
}
type PreviewWindow = Window & { __STORYBOOK_PREVIEW__: Preview };

/**
 * Sends an event to the preview and waits until the story that it then renders has ended. Storybook reloads itself if it gets an event while a story
 * is running.
 */
async function ask(page: Page, event: string, payload: object): Promise<void> {
  await page.evaluate(
    async ([request, what]) => {
      const { channel } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
      const ends = ['storyFinished', 'storyUnchanged', 'storyThrewException', 'storyErrored', 'storyMissing'];
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(limit);
          for (const name of ends) channel.off(name, end);
          resolve();
        };
        for (const name of ends) channel.on(name, end);
        // A story that never ends is shown in its current state.
        const limit = setTimeout(end, 20_000);
        channel.emit(request, what);
      });
    },
    [event, payload] as const,
  );
}

/** Sets the size of the screen and the toolbar. */
export async function lookAs(page: Page, { viewport, ...globals }: Mode): Promise<void> {
  await page.setViewportSize({ width: viewport, height: 800 });
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  const plain = { theme: 'light', locale: 'en', dir: 'auto', brand: 'house' };
  // axe runs on every story in a separate suite.
  await ask(page, 'updateGlobals', { globals: { ...plain, ...globals, a11y: { manual: true } } });
}

/** Shows a story in a page that shows another one, which is ten times faster than reloading Storybook. */
export async function show(page: Page, storyId: string): Promise<void> {
  await ask(page, 'setCurrentStory', { storyId, viewMode: 'story' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture below the screen would never load.
    for (const image of document.images) image.loading = 'eager';
    const pictures = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Maximum height of a story's picture in px. */
const TALLEST = 1_600;

/** A picture of the story; of the screen if an overlay covers it, or if the story is empty. */
export async function takePicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate((tallest) => {
    const overlay = '[role="dialog"], [role="alertdialog"], [data-radix-popper-content-wrapper]';
    const box = document.querySelector('#storybook-root')?.getBoundingClientRect();
    const screen = { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };
    if (!box?.height || document.querySelector(overlay)) return screen;
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: Math.min(box.height, tallest) };
  }, TALLEST);
  // Playwright's screenshot of a tall page resizes the window twice, which takes longer than the picture.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { ...clip, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
