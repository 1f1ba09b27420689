/** A payment provider did not respond, or its response is invalid. The message contains no keys or personal data. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  /** The provider's error code, if any. */
  readonly reason: string;
  /** Whether the provider refused the request itself, so that a retry is useless. */
  readonly isRefusal: boolean;
  constructor(provider: string, reason: string, detail = '', isRefusal = false) {
    super([provider, reason, detail].filter(Boolean).join(' '));
    this.reason = reason;
    this.isRefusal = isRefusal;
  }
}
