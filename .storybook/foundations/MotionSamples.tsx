import { Button, vars } from '@promenade/storefront-ui';
import { duration, easing } from '@promenade/storefront-ui/tokens';
import { type ReactNode, useState } from 'react';
import '../blocks/blocks.css';
import './foundations.css';

const purpose: Readonly<Record<keyof typeof duration | keyof typeof easing, string>> = {
  instant: 'Hover and press effects.',
  fast: 'The end of a hover effect, colour changes, closing overlays.',
  base: 'Opening menus, popovers, dialogs and toasts.',
  slow: 'Opening drawers, changing carousel slides.',
  standard: 'Movement and colour changes of visible elements.',
  enter: 'Entering elements.',
  exit: 'Leaving elements.',
};

interface Sample {
  name: string;
  value: string;
  use: string;
  transition: string;
}

function Samples({ samples, sign }: { samples: readonly Sample[]; sign?: (sample: Sample) => ReactNode }) {
  const [isThere, setThere] = useState(false);
  return (
    <div className="sb-unstyled">
      <Button variant="outline" size="small" onClick={() => setThere(!isThere)}>
        Play
      </Button>
      <div className="page-table">
        <table className="fnd-table">
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Value</th>
              <th scope="col">Use for</th>
              <th scope="col">Sample</th>
            </tr>
          </thead>
          <tbody>
            {samples.map((sample) => (
              <tr key={sample.name}>
                <td>
                  <code>{sample.name}</code>
                </td>
                <td>
                  <code>{sample.value}</code>
                </td>
                <td className="fnd-words">{sample.use}</td>
                <td>
                  <span className="fnd-motion">
                    {sign?.(sample)}
                    <span className="fnd-track">
                      <span className="fnd-runner" data-there={isThere} style={{ transition: sample.transition }} />
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A playable sample of each duration. */
export function Durations() {
  const names = Object.keys(duration) as (keyof typeof duration)[];
  return (
    <Samples
      samples={names.map((name) => ({
        name: `vars.duration.${name}`,
        value: `${duration[name]}ms`,
        use: purpose[name],
        transition: `translate ${vars.duration[name]} ${vars.easing.standard}`,
      }))}
    />
  );
}

/** The curve of `cubic-bezier(a, b, c, d)`, with time on the horizontal axis. */
function Curve({ value }: { value: string }) {
  const [a = 0, b = 0, c = 1, d = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const at = (x: number, y: number) => `${2 + 36 * x} ${38 - 36 * y}`;
  return (
    <svg className="fnd-curve" viewBox="0 0 40 40" aria-hidden="true">
      <path d={`M ${at(0, 0)} C ${at(a, b)}, ${at(c, d)}, ${at(1, 1)}`} />
    </svg>
  );
}

/** A drawing and a playable sample of each curve. */
export function Easings() {
  const names = Object.keys(easing) as (keyof typeof easing)[];
  return (
    <Samples
      samples={names.map((name) => ({
        name: `vars.easing.${name}`,
        value: easing[name],
        use: purpose[name],
        transition: `translate calc(1s * var(--pm-motion, 1)) ${vars.easing[name]}`,
      }))}
      sign={({ value }) => <Curve value={value} />}
    />
  );
}
