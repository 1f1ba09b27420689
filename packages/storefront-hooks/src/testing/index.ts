export {
  memoryGuestId,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
  testStore,
} from './test-provider.tsx';
export { createTestSession, type TestSession } from './test-session.ts';
