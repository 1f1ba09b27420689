/** A payment provider that did not answer, or answered what cannot be used. Says nothing of keys, people or means. */
export class ProviderFault extends Error {
  override name = 'ProviderFault';
  /** The provider's word for what is wrong, where it has one. */
  readonly reason: string;
  /** Whether the provider understood what it was asked and refused it, so that asking the same again is of no use. */
  readonly isRefusal: boolean;
  constructor(provider: string, reason: string, detail = '', isRefusal = false) {
    super([provider, reason, detail].filter(Boolean).join(' '));
    this.reason = reason;
    this.isRefusal = isRefusal;
  }
}
