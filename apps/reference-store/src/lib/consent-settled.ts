import { createSharedValue, useSharedValue } from './shared-value.ts';

const isSettled = createSharedValue(false);

/** Call when the shopper has chosen, now or on an earlier visit, or cannot be asked. */
export const settleConsent = (): void => isSettled.set(true);

/** Whether the consent question was answered, or cannot be asked. A separate module, because few pages need it at once. */
export const useIsConsentSettled = (): boolean => useSharedValue(isSettled);
