import type { ContrastPair } from '@promenade/storefront-ui/tokens';
import '../blocks/blocks.css';

/** Number of pairs that are visible without opening the list. */
const LOWEST = 5;

/** Whether a colour is used for text. The others are borders and icons. */
const isText = (mark: string) => /^text\b|\.(?:text|on)$/.test(mark);

function Sample({ mark, colors: [foreground, background] }: ContrastPair) {
  return (
    <svg className="lab-sample" viewBox="0 0 48 24" aria-hidden="true">
      <rect width="48" height="24" rx="4" fill={background} />
      {isText(mark) ? (
        <text className="lab-letters" x="24" y="17" fill={foreground}>
          Aa
        </text>
      ) : (
        <circle cx="24" cy="12" r="7" fill={foreground} />
      )}
    </svg>
  );
}

function Pairs({ caption, pairs }: { caption: string; pairs: readonly ContrastPair[] }) {
  return (
    <div className="page-table">
      <table className="lab-pairs">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Foreground</th>
            <th scope="col">Background</th>
            <th scope="col">Ratio</th>
            <th scope="col">Required</th>
            <th scope="col">Passes</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={`${pair.mark} ${pair.ground}`}>
              <td>
                <Sample {...pair} />
              </td>
              <td>{pair.mark}</td>
              <td>{pair.ground}</td>
              <td>{pair.ratio.toFixed(2)}</td>
              <td>{pair.least}</td>
              <td>{pair.ratio >= pair.least ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The contrast of all colour pairs, lowest first. Only the lowest pairs are visible at first. */
export function PairTable({ caption, pairs }: { caption: string; pairs: readonly ContrastPair[] }) {
  // Some pairs appear twice, because the neutral tint is both a background and a tone.
  const unique = [...new Map(pairs.map((pair) => [`${pair.mark} ${pair.ground}`, pair])).values()];
  const sorted = unique.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
  const passing = sorted.filter(({ ratio, least }) => ratio >= least).length;
  return (
    <section className="lab-contrast">
      <Pairs
        caption={`${caption}: ${passing} of ${sorted.length} pairs pass. The lowest ${LOWEST}:`}
        pairs={sorted.slice(0, LOWEST)}
      />
      <details>
        <summary>
          {caption}: the other {sorted.length - LOWEST} pairs
        </summary>
        <Pairs caption={`${caption}, continued`} pairs={sorted.slice(LOWEST)} />
      </details>
    </section>
  );
}
