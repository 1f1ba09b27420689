import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../theme/UiProvider.tsx';
import { CopyText } from './CopyText.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

it.each([
  ['there is no clipboard', undefined],
  ['the browser refuses', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
])('the text is selected and the page says so where %s', async (_why, clipboard) => {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  render(
    <UiProvider>
      <CopyText value="PT-17" label="Copy" copiedLabel="Copied" />
    </UiProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/selected/));
  expect(String(getSelection())).toBe('PT-17');
});
