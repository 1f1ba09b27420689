/** How long a call that doesn't require a sign-in waits for credentials. */
const CREDENTIALS_TIMEOUT_MS = 3_000;

/** Resolves with the credentials, or with none if they reject or take longer than 3 seconds. */
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
