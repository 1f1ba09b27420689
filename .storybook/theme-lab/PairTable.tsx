import type { ContrastPair } from '@promenade/storefront-ui/tokens';
import '../blocks/blocks.css';

/** Marks that words are written in; the others are edges and signs. */
const isText = (mark: string) => /^text\b|\.(?:text|on)$/.test(mark);

/** Every pair of colours that words, edges and marks depend on: its ratio, what is promised, and whether it holds. */
export function PairTable({ caption, pairs }: { caption: string; pairs: readonly ContrastPair[] }) {
  // The tint of neutral is a ground of its own and one of the tones.
  const listed = [...new Map(pairs.map((pair) => [`${pair.mark} ${pair.ground}`, pair])).values()];
  return (
    <div className="page-table">
      <table className="lab-pairs">
        <caption>
          {caption}: {listed.filter(({ ratio, least }) => ratio >= least).length} of {listed.length} pairs hold
        </caption>
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Mark</th>
            <th scope="col">On</th>
            <th scope="col">Ratio</th>
            <th scope="col">Promise</th>
            <th scope="col">Holds</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ mark, ground, colors, ratio, least }) => (
            <tr key={`${mark} ${ground}`}>
              <td>
                <svg className="lab-sample" viewBox="0 0 48 24" aria-hidden="true">
                  <rect width="48" height="24" rx="4" fill={colors[1]} />
                  {isText(mark) ? (
                    <text className="lab-letters" x="24" y="17" fill={colors[0]}>
                      Aa
                    </text>
                  ) : (
                    <circle cx="24" cy="12" r="7" fill={colors[0]} />
                  )}
                </svg>
              </td>
              <td>{mark}</td>
              <td>{ground}</td>
              <td>{ratio.toFixed(2)}</td>
              <td>{least}</td>
              <td>{ratio >= least ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
