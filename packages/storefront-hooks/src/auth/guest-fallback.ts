/** How long a call that guests may make too waits for the identity provider. */
const CREDENTIALS_TIMEOUT_MS = 3_000;

/** Resolves to the credentials, or to none when they cannot be had or take longer than 3 seconds. */
export function fallBackToGuest(credentials: Promise<Record<string, string>>): Promise<Record<string, string>> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, CREDENTIALS_TIMEOUT_MS, {});
    const settle = (headers: Record<string, string>) => {
      clearTimeout(timer);
      resolve(headers);
    };
    credentials.then(settle, () => settle({}));
  });
}
