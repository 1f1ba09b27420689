/** Time-out of a vendor's script. */
const TIMEOUT_MS = 10_000;
/** Allowed hosts of scripts. */
const HOSTS: readonly string[] = [
  'www.googletagmanager.com',
  'connect.facebook.net',
  'us-assets.i.posthog.com',
  'eu-assets.i.posthog.com',
];

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): { toString(): string } };
}

function knownUrl(url: string): string {
  const { protocol, host } = new URL(url);
  if (protocol !== 'https:' || !HOSTS.includes(host)) throw new TypeError(`No script is loaded from ${host}`);
  return url;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Where Trusted Types are enforced, a plain string is rejected as the address of a script. */
function trustedUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('promenade-tags', { createScriptURL: knownUrl });
  return policy ? (policy.createScriptURL(url) as string) : knownUrl(url);
}

/** Loads a vendor's script with the page's nonce. Rejects when it is blocked, or not loaded within 10 seconds. */
export function loadScript(url: string, nonce?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error(`${url} took too long`)), TIMEOUT_MS);
    script.async = true;
    if (nonce) script.nonce = nonce;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      reject(new Error(`${url} could not be loaded`));
    };
    script.src = trustedUrl(url);
    document.head.append(script);
  });
}
