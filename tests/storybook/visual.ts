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

/** Sets the size of the screen and the toolbar. Play functions that look for what a small screen hides do not matter here. */
export async function lookAs(page: Page, { viewport, ...globals }: Mode): Promise<void> {
  await page.setViewportSize({ width: viewport, height: 800 });
  const plain = { theme: 'light', locale: 'en', dir: 'auto', brand: 'house' };
  await page.evaluate(
    (next) => {
      const { channel } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
      channel.emit('updateGlobals', { globals: next });
    },
    // axe looks at every story in a suite of its own.
    { ...plain, ...globals, a11y: { manual: true } },
  );
}

/** Shows a story in a page that shows another one, which is ten times faster than loading Storybook again. */
export async function show(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const { channel } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    const ends = ['storyRendered', 'playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
    await new Promise<void>((resolve) => {
      const end = () => {
        for (const event of ends) channel.off(event, end);
        resolve();
      };
      for (const event of ends) channel.on(event, end);
      // A story that never ends is shown as it is.
      setTimeout(end, 5_000);
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, id);
}

/** The story alone; the whole page where something lies over it, or where it shows nothing in its place. */
export async function takePicture(page: Page): Promise<Buffer> {
  const clip = await page.evaluate(() => {
    const overlay = '[role="dialog"], [role="alertdialog"], [data-radix-popper-content-wrapper]';
    const box = document.querySelector('#storybook-root')?.getBoundingClientRect();
    if (!box?.height || document.querySelector(overlay)) return undefined;
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: Math.min(box.height, 2400) };
  });
  return page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: clip !== undefined,
    ...(clip && { clip }),
  });
}
