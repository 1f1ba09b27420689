export { type FakeAnswers, type FakeRequest, fakeFetch } from './fake-fetch.ts';
export {
  memoryGuestId,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
  testStore,
} from './test-provider.tsx';
export { createTestSession, type TestSession } from './test-session.ts';
