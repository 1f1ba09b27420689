/** Writes of values by id, at most one request per id at a time. */
export interface LatestWins<Value> {
  /** The value that was set last, while a request of the id is pending. */
  wanted(id: number): Value | undefined;
  /**
   * Sends a value, after the pending request of the id if there is one. Values replaced before they were sent are skipped.
   * Resolves to the value that was sent last; rejects when a request fails.
   */
  write(id: number, value: Value): Promise<Value>;
}

/** @param onSettled Called synchronously when the last request of an id has succeeded or failed. */
export function createLatestWins<Value>(
  send: (id: number, value: Value) => Promise<unknown>,
  onSettled: (id: number) => void,
): LatestWins<Value> {
  const wanted = new Map<number, Value>();
  const pending = new Map<number, Promise<Value>>();

  async function sendLatest(id: number, first: Value): Promise<Value> {
    try {
      for (let value = first; ; ) {
        await send(id, value);
        const latest = wanted.get(id) as Value;
        if (latest === value) return value;
        value = latest;
      }
    } finally {
      // There is no `await` since the last comparison, so a value that is set later starts a new request.
      wanted.delete(id);
      pending.delete(id);
      onSettled(id);
    }
  }

  return {
    wanted: (id) => wanted.get(id),
    write(id, value) {
      wanted.set(id, value);
      const request = pending.get(id) ?? sendLatest(id, value);
      pending.set(id, request);
      return request;
    },
  };
}
