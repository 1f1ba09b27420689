/** Runs work so that whoever asks for the same while it is under way shares its outcome. */
export type SingleFlight<Result> = (key: string | number, work: () => Promise<Result>) => Promise<Result>;

/** A double click, or two buttons for one thing, become one request. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const underWay = new Map<string | number, Promise<Result>>();
  return (key, work) => {
    const known = underWay.get(key);
    if (known) return known;
    const flight = work().finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
}
