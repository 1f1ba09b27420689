/** Timeout for loading a vendor's script. */
const TIMEOUT_MS = 10_000;
/** The hosts from which scripts may be loaded. */
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

function allowedUrl(url: string): string {
  const { protocol, host } = new URL(url);
  if (protocol !== 'https:' || !HOSTS.includes(host)) throw new TypeError(`No script is loaded from ${host}`);
  return url;
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Pages that enforce Trusted Types reject a string as the address of a script. */
function trustedUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('promenade-tags', { createScriptURL: allowedUrl });
  return policy ? (policy.createScriptURL(url) as string) : allowedUrl(url);
}

/** Loads a vendor's script with the page's nonce. Rejects if it is blocked or does not load within 10 seconds. */
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
