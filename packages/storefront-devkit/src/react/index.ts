export { stubObservers } from './stub-observers.ts';
export {
  memoryGuestId,
  StorefrontTestProvider,
  type StorefrontTestProviderProps,
  type TestPreset,
} from './test-provider.tsx';
export { createTestSession, type TestSession } from './test-session.ts';
