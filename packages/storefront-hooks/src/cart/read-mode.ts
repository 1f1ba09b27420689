/** What is read of the cart: its lines while a view holds them, else only the number of pieces. */
export interface ReadMode {
  /** Requests the lines. Returns the function that ends the request. */
  hold(): () => void;
  areLinesHeld(): boolean;
  /** The number of pieces, where the latest answer was only that. */
  pieces: number | undefined;
}

export function createReadMode(): ReadMode {
  let holders = 0;
  return {
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
      };
    },
    areLinesHeld: () => holders > 0,
    pieces: undefined,
  };
}
