export {
  memoryGuestId,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
} from './test-provider.tsx';
export { createTestSession, type TestSession } from './test-session.ts';
