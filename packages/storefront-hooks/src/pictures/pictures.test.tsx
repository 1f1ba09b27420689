import { MockFailure, type MockHandlers } from '@promenade/storefront-devkit/mock';
import { createTestSession, StorefrontTestProvider } from '@promenade/storefront-devkit/react';
import type { UploadedFile } from '@promenade/storefront-sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IMAGE_MAX_BYTES } from '../domain/constants.ts';
import { usePictures } from './use-pictures.ts';

afterEach(cleanup);

const picture = (name: string, type = 'image/png', bytes = 3) => new File([new Uint8Array(bytes)], name, { type });
const uploaded = (url: string): UploadedFile => ({ fileName: url, extName: 'png', fileSize: 3, url, type: 'png' });
const five = [1, 2, 3, 4, 5].map((number) => picture(`${number}.png`));

function open(image: MockHandlers['uploads.image'], session = createTestSession('authenticated')) {
  const handler = vi.fn(image);
  const { result, unmount } = renderHook(() => usePictures(), {
    wrapper: ({ children }) => (
      <StrictMode>
        <StorefrontTestProvider session={session} handlers={{ 'uploads.image': handler }}>
          {children}
        </StorefrontTestProvider>
      </StrictMode>
    ),
  });
  const states = () => result.current.pictures.map(({ state }) => state);
  return { handler, result, states, session, unmount };
}

describe('the pictures of a form', () => {
  it('are uploaded even if one of them fails, which can be retried', async () => {
    let number = 0;
    const { handler, result, states } = open(() => {
      number += 1;
      return number === 3 ? new MockFailure(500) : uploaded(`/media/${number}.png`);
    });
    act(() => result.current.add(five));
    expect(result.current.isUploading).toBe(true);
    await waitFor(() => expect(result.current.isUploading).toBe(false));
    expect(states()).toEqual(['uploaded', 'uploaded', 'failed', 'uploaded', 'uploaded']);
    await act(() => expect(result.current.upload.run()).rejects.toMatchObject({ kind: 'server' }));
    expect(result.current.upload.error?.kind).toBe('server');
    const [first, , third] = result.current.pictures;
    act(() => {
      result.current.retry(third?.id ?? 0);
      result.current.retry(first?.id ?? 0);
    });
    await waitFor(() => expect(states()).toEqual(Array(5).fill('uploaded')));
    expect(handler).toHaveBeenCalledTimes(6);
    await act(() =>
      expect(result.current.upload.run()).resolves.toEqual(
        [1, 2, 6, 4, 5].map((uploadNumber) => `/media/${uploadNumber}.png`),
      ),
    );
  });

  it('are rejected with an issue, and not uploaded, if they are of the wrong type, empty, too large or too many', async () => {
    const { handler, result, states } = open(() => uploaded('/media/a.png'));
    const wrong = [picture('a.svg', 'image/svg+xml'), picture('b.png', 'image/png', 0)];
    const large = picture('c.jpg', 'image/jpeg', IMAGE_MAX_BYTES + 1);
    act(() => result.current.add([...wrong, large, ...five, picture('6.png')]));
    expect(result.current.issues.map(({ file, issue }) => [file.name, issue])).toEqual([
      ['a.svg', 'imageType'],
      ['b.png', 'imageEmpty'],
      ['c.jpg', 'imageTooLarge'],
      ['6.png', 'tooManyImages'],
    ]);
    await waitFor(() => expect(states()).toEqual(Array(5).fill('uploaded')));
    expect(handler).toHaveBeenCalledTimes(5);
    act(() => result.current.remove(result.current.pictures[0]?.id ?? 0));
    expect(result.current.issues).toEqual([]);
    act(() => result.current.add([picture('6.png')]));
    expect(result.current.pictures).toHaveLength(5);
    await waitFor(() => expect(states()).toEqual(Array(5).fill('uploaded')));
  });

  it('do not include a removed picture, whose upload is aborted', async () => {
    let respond = (_: UploadedFile) => {};
    const late = new Promise<UploadedFile>((resolve) => {
      respond = resolve;
    });
    const { result } = open(() => late);
    act(() => result.current.add([picture('slow.png')]));
    act(() => result.current.remove(result.current.pictures[0]?.id ?? 0));
    await act(() => expect(result.current.upload.run()).resolves.toEqual([]));
    await act(async () => respond(uploaded('/media/late.png')));
    expect(result.current.pictures).toEqual([]);
  });

  it('are returned as addresses when the pending uploads have ended', async () => {
    const { result } = open(() => uploaded('/media/a.png'));
    act(() => result.current.add([picture('a.png')]));
    await act(() => expect(result.current.upload.run()).resolves.toEqual(['/media/a.png']));
  });

  it('are retained if the session expires, and removed if another shopper signs in', async () => {
    const { result, session, states } = open(() => uploaded('/media/a.png'));
    act(() => result.current.add([picture('a.png')]));
    await waitFor(() => expect(states()).toEqual(['uploaded']));
    act(() => session.become('expired'));
    act(() => session.become('authenticated'));
    expect(states()).toEqual(['uploaded']);
    act(() => session.become('authenticated', { subject: 'other-shopper' }));
    expect(states()).toEqual([]);
  });
});
