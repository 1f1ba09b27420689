import { networksOf } from './networks.ts';

/** A bounded resource of one process, such as positions in a queue or bytes in memory. */
export interface Room {
  /**
   * Takes an amount for a caller until the returned function is called, once or more; undefined when there is not that
   * much left, in all or for a network of the caller.
   */
  take(ip: string, amount: number): (() => void) | undefined;
}

export interface RoomSize {
  readonly total: number;
  /** What one household may take, so that it cannot take everything. */
  readonly perNetwork: number;
}

/** Creates a room; its counts are kept in memory only. */
export function createRoom({ total, perNetwork }: RoomSize): Room {
  const taken = new Map<string, number>();
  let sum = 0;
  return {
    take(ip, amount) {
      const networks = networksOf(ip);
      // Half of the room at most, however large a network is.
      const isFull = ({ name, share }: (typeof networks)[number]) =>
        (taken.get(name) ?? 0) + amount > Math.max(perNetwork, Math.min(perNetwork * share, total / 2));
      if (sum + amount > total || networks.some(isFull)) return undefined;
      const add = (change: number) => {
        sum += change;
        for (const { name } of networks) {
          const left = (taken.get(name) ?? 0) + change;
          if (left === 0) taken.delete(name);
          else taken.set(name, left);
        }
      };
      add(amount);
      let isTaken = true;
      return () => {
        if (isTaken) add(-amount);
        isTaken = false;
      };
    },
  };
}
