import { MockFailure, type MockRequest } from '@promenade/storefront-devkit/mock';
import {
  createTestSession,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
  type TestSession,
} from '@promenade/storefront-devkit/react';
import type { MerchantApplication } from '@promenade/storefront-sdk';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../auth/session-types.ts';
import { page } from '../test-support/fixtures.ts';
import { useMerchantAgreement, useMerchantApplication, useMerchantApplications } from './use-merchant-application.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

const KEY = 'promenade.application.1';
const filled = {
  name: ' Atelier Martin ',
  realName: 'Ada Martin',
  email: 'ada@example.com',
  categoryId: 2,
  typeId: 3,
  isAgreed: true,
};
const paper = (name: string) => new File(['x'], name, { type: 'image/png' });
const nothing = () => vi.fn((_: MockRequest): null => null);
const upload = () => {
  let count = 0;
  return vi.fn((_: MockRequest) => {
    count += 1;
    return { fileName: '', extName: 'png', fileSize: 1, url: `/media/${count}.png`, type: 'png' };
  });
};

function open(
  who: SessionState | TestSession = 'authenticated',
  handlers: NonNullable<StorefrontTestProviderProps['handlers']> = {},
) {
  const session = typeof who === 'string' ? createTestSession(who) : who;
  const defaults = { 'uploads.image': upload(), 'applications.apply': nothing() };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <StorefrontTestProvider session={session} handlers={{ ...defaults, ...handlers }}>
        {children}
      </StorefrontTestProvider>
    </StrictMode>
  );
  return { session, ...defaults, ...renderHook(() => useMerchantApplication(), { wrapper }) };
}

describe('an application', () => {
  it('is submitted with its documents, and its draft is deleted', async () => {
    const { result, 'applications.apply': apply } = open();
    act(() => result.current.change(filled));
    act(() => result.current.pictures.add([paper('a.png'), paper('b.png')]));
    await act(() => result.current.submit.run(' 482913 '));
    expect(result.current).toMatchObject({ isDone: true, issues: {}, draft: { name: '' } });
    expect(result.current.pictures.pictures).toEqual([]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(apply.mock.calls.map(([{ body }]) => body)).toEqual([
      {
        ...filled,
        name: 'Atelier Martin',
        captcha: '482913',
        qualificationPicture: '["/media/1.png","/media/2.png"]',
      },
    ]);
  });

  it('reports missing fields without sending a request', async () => {
    const { result, 'applications.apply': apply } = open();
    await act(() => expect(result.current.submit.run('')).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({
      name: 'companyNameEmpty',
      realName: 'realNameEmpty',
      email: 'emailEmpty',
      captcha: 'captchaEmpty',
      categoryId: 'categoryMissing',
      typeId: 'typeMissing',
      isAgreed: 'agreementMissing',
      qualificationPicture: 'qualificationMissing',
    });
    act(() => result.current.clearIssue('name'));
    expect(result.current.issues).not.toHaveProperty('name');
    expect(apply).not.toHaveBeenCalled();
  });

  it('is not submitted when the upload of a document fails', async () => {
    const refused = vi.fn((_: MockRequest) => new MockFailure(500));
    const { result, 'applications.apply': apply } = open('authenticated', { 'uploads.image': refused });
    act(() => result.current.change(filled));
    act(() => result.current.pictures.add([paper('a.png')]));
    await act(() => expect(result.current.submit.run('482913')).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ qualificationPicture: 'imageFailed' });
    expect(apply).not.toHaveBeenCalled();
  });

  it('retains the draft when the code is wrong', async () => {
    const { result } = open('authenticated', { 'applications.apply': () => new MockFailure(400, 'The code is wrong') });
    act(() => result.current.change({ ...filled, qualificationPicture: ['/media/kept.png'] }));
    await act(() => expect(result.current.submit.run('000000')).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current).toMatchObject({ isDone: false, draft: filled, storedPictures: ['/media/kept.png'] });
  });

  it('is done when its response was lost and the backend has it, but not when the backend has a different application with the same name', async () => {
    const { result } = open('authenticated', {
      'applications.apply': () => new MockFailure(503),
      'applications.records': () => page([application({ auditStatus: 1 })]),
    });
    act(() => result.current.change({ ...filled, typeId: 1, qualificationPicture: ['/media/kept.png'] }));
    await act(() => expect(result.current.submit.run('482913')).rejects.toMatchObject({ kind: 'platform' }));
    act(() => result.current.change({ typeId: 3 }));
    await act(() => result.current.submit.run('482913'));
    expect(result.current.isDone).toBe(true);
  });

  it('is submitted with input that was changed in the same event handler', async () => {
    const send = nothing();
    const { result, 'applications.apply': apply } = open('authenticated', { 'applications.sendCode': send });
    await act(async () => {
      const { change, pictures, sendCode, submit } = result.current;
      change({ ...filled, qualificationPicture: ['/media/kept.png'] });
      pictures.add([paper('a.png')]);
      await Promise.all([sendCode.run(), submit.run('482913')]);
    });
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual(['ada@example.com']);
    expect(apply.mock.calls[0]?.[0].body).toMatchObject({
      name: 'Atelier Martin',
      qualificationPicture: '["/media/kept.png","/media/1.png"]',
    });
  });

  it('loses both stored pictures when two are removed in one event handler', () => {
    const { result } = open();
    act(() => result.current.change({ qualificationPicture: ['/1.png', '/2.png', '/3.png'] }));
    act(() => {
      const { removeStoredPicture } = result.current;
      removeStoredPicture('/1.png');
      removeStoredPicture('/3.png');
    });
    expect(result.current.storedPictures).toEqual(['/2.png']);
  });

  it('reports a wrong code when the backend rejects it', async () => {
    const rejected = () => new MockFailure(400, 'Wrong', { captcha: 'Wrong' });
    const { result } = open('authenticated', { 'applications.apply': rejected });
    act(() => result.current.change({ ...filled, qualificationPicture: ['/media/kept.png'] }));
    await act(() => result.current.submit.run('000000').catch(() => {}));
    expect(result.current.issues).toEqual({ captcha: 'captchaWrong' });
    expect(result.current.submit.error?.fieldErrors).toEqual({ captcha: 'Wrong' });
  });

  it('that was declined can be corrected and submitted again', async () => {
    const { result, 'applications.apply': apply } = open();
    act(() => result.current.resubmit(application({ id: 9, qualificationPicture: ['/old.png'] })));
    expect(result.current).toMatchObject({ draft: { id: 9, isAgreed: false }, storedPictures: ['/old.png'] });
    act(() => result.current.change({ isAgreed: true }));
    act(() => result.current.removeStoredPicture('/old.png'));
    act(() => result.current.pictures.add([paper('new.png')]));
    await act(() => result.current.submit.run('482913'));
    expect(apply.mock.calls[0]?.[0].body).toMatchObject({ id: 9, qualificationPicture: '["/media/1.png"]' });
  });
});

describe('the draft of an application', () => {
  it('survives a reload and signing in, with the uploaded documents', async () => {
    const guest = open('anonymous');
    act(() => guest.result.current.change({ name: 'Atelier' }));
    cleanup();
    const { result } = open();
    expect(result.current.draft.name).toBe('Atelier');
    act(() => result.current.pictures.add([paper('a.png'), paper('b.png')]));
    await waitFor(() => expect(result.current.draft.qualificationPicture).toEqual(['/media/1.png', '/media/2.png']));
    expect(result.current.storedPictures).toEqual([]);
    act(() => result.current.pictures.remove(1));
    cleanup();
    const reloaded = open().result;
    expect(reloaded.current).toMatchObject({ draft: { name: 'Atelier' }, storedPictures: ['/media/2.png'] });
    const files = Array.from({ length: 5 }, (_, index) => paper(`${index}.png`));
    act(() => reloaded.current.pictures.add(files));
    expect(reloaded.current.pictures.issues).toMatchObject([{ issue: 'tooManyImages' }]);
  });

  it('of a shopper is not shown to another shopper or a guest in the same tab', async () => {
    const { result, session } = open();
    act(() => result.current.change({ name: 'Atelier' }));
    act(() => result.current.pictures.add([paper('a.png')]));
    await waitFor(() => expect(result.current.draft.qualificationPicture).toEqual(['/media/1.png']));
    act(() => session.become('expired'));
    expect(result.current.draft.name).toBe('Atelier');
    act(() => session.become('anonymous'));
    expect(result.current).toMatchObject({ draft: { name: '', qualificationPicture: [] }, storedPictures: [] });
    act(() => session.become('authenticated'));
    expect(result.current.draft.name).toBe('Atelier');
    act(() => session.become('authenticated', { subject: 'shopper-2' }));
    expect(result.current).toMatchObject({ draft: { name: '', qualificationPicture: [] }, storedPictures: [] });
    act(() => result.current.change({ name: 'Another' }));
    act(() => session.become('authenticated'));
    expect(result.current.draft.name).toBe('');
  });

  it.each(['{', '[]', '{"draft":{"name":1,"typeId":"x","isAgreed":"yes","qualificationPicture":[1,{}]},"owner":2}'])(
    'is empty for the stored value %s',
    (text) => {
      sessionStorage.setItem(KEY, text);
      const { result } = open('anonymous');
      expect(result.current.draft).toMatchObject({ name: '', typeId: null, isAgreed: false, qualificationPicture: [] });
    },
  );

  it('is stored in memory when storage is blocked, and can be discarded', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const { result } = open('anonymous');
    act(() => result.current.change({ name: 'Atelier' }));
    expect(result.current.draft.name).toBe('Atelier');
    act(() => result.current.discard());
    expect(result.current.draft.name).toBe('');
  });
});

describe('the verification code for an application', () => {
  it('is sent to the draft’s address, at most once a minute', async () => {
    const send = nothing();
    const { result } = open('anonymous', { 'applications.sendCode': send });
    await act(() => expect(result.current.sendCode.run()).rejects.toMatchObject({ kind: 'invalid' }));
    expect(result.current.issues).toEqual({ email: 'emailEmpty' });
    act(() => result.current.change({ email: ' ada@example.com ' }));
    await act(() => result.current.sendCode.run());
    const again = act(() => result.current.sendCode.run());
    await expect(again).rejects.toMatchObject({ kind: 'rate-limited' });
    expect(result.current.sentTo).toBe('ada@example.com');
    expect(send.mock.calls.map(([{ body }]) => body)).toEqual(['ada@example.com']);
    expect(result.current.secondsLeft).toBeGreaterThan(0);
  });
});

it('the shopper’s applications and the agreement are loaded', async () => {
  const { result } = renderHook(() => ({ list: useMerchantApplications(), agreement: useMerchantAgreement() }), {
    wrapper: ({ children }) => (
      <StorefrontTestProvider
        session="authenticated"
        handlers={{
          'applications.records': () => page([application({ id: 5 })]),
          'applications.agreement': () => ({ agreement: '<p>Yes</p>' }),
        }}
      >
        {children}
      </StorefrontTestProvider>
    ),
  });
  await waitFor(() => expect(result.current.list.data?.map(({ id }) => id)).toEqual([5]));
  await waitFor(() => expect(result.current.agreement.data).toEqual({ agreement: '<p>Yes</p>' }));
});

function application(more: Partial<MerchantApplication> = {}): MerchantApplication {
  return {
    ...{ id: 1, name: 'Atelier Martin', realName: 'Ada Martin', email: 'ada@example.com', phone: '', keywords: '' },
    ...{ categoryId: 2, typeId: 3, handlingFee: 5, address: '', auditStatus: 3, denialReason: 'Blurred' },
    ...{ qualificationPicture: ['/papers.png'], createTime: 1_768_478_400_000 },
    ...more,
  };
}
