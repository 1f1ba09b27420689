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
 * Asks the preview for something and waits until the story has ended that it renders then. Storybook loads itself again
 * when it is asked while a story is under way.
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
        // A story that never ends is shown as it is.
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
  // axe looks at every story in a suite of its own.
  await ask(page, 'updateGlobals', { globals: { ...plain, ...globals, a11y: { manual: true } } });
}

/** Shows a story in a page that shows another one, which is ten times faster than loading Storybook again. */
export async function show(page: Page, storyId: string): Promise<void> {
  await ask(page, 'setCurrentStory', { storyId, viewMode: 'story' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture below the screen would be waited for in vain.
    for (const image of document.images) image.loading = 'eager';
    const pictures = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([pictures, new Promise((resolve) => setTimeout(resolve, 10_000))]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The tallest piece of a story that is compared, in px. */
const TALLEST = 1_600;

/** The story alone; the screen where something lies over it, or where it shows nothing in its place. */
export async function takePicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate((tallest) => {
    const overlay = '[role="dialog"], [role="alertdialog"], [data-radix-popper-content-wrapper]';
    const box = document.querySelector('#storybook-root')?.getBoundingClientRect();
    const screen = { x: scrollX, y: scrollY, width: innerWidth, height: innerHeight };
    if (!box?.height || document.querySelector(overlay)) return screen;
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: Math.min(box.height, tallest) };
  }, TALLEST);
  // Playwright's own picture of a tall page changes the size of the window twice, which takes longer than the picture.
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { ...clip, scale: 1 },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}
