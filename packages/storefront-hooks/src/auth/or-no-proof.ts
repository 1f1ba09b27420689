/** How long what a guest may ask too waits for the identity provider. */
const PATIENCE_MS = 3_000;

/** The proof, or none where it cannot be had, or not soon enough. */
export function orNoProof(proof: Promise<Record<string, string>>): Promise<Record<string, string>> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, {});
    const settle = (headers: Record<string, string>) => {
      clearTimeout(timer);
      resolve(headers);
    };
    proof.then(settle, () => settle({}));
  });
}
