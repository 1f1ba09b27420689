const TIMEOUT_MS = 2_000;

/** Rejects after 2 seconds, because requests to some browser storages never settle, for example in private windows. */
export async function inTime<Result>(request: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser does not respond.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([request(), late]);
  } finally {
    clearTimeout(timer);
  }
}
