import { Button, Stack } from '@promenade/storefront-ui';
import { density, layer, radiusBase, space, text } from '@promenade/storefront-ui/tokens';
import type { ReactNode } from 'react';
import '../blocks/blocks.css';
import './foundations.css';

interface RowsProps {
  rows: readonly { name: string; value: string; sample?: ReactNode }[];
  /** Column headers. */
  head: readonly string[];
}

function Rows({ rows, head }: RowsProps) {
  return (
    <div className="page-table sb-unstyled">
      <table className="fnd-table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, sample }) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>
                <code>{value}</code>
              </td>
              {sample ? <td>{sample}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inPx = (rem: string) => `${Math.round(Number.parseFloat(rem) * 160) / 10}`;
/** The range of a size in px, at the browser's default font size. */
function sizeRange(size: string): string {
  const [least = size, , most = least] = /^clamp\((.*), (.*), (.*)\)$/.exec(size)?.slice(1) ?? [];
  return least === most ? `${inPx(least)} px` : `${inPx(least)} to ${inPx(most)} px`;
}

/** The steps of the type scale, largest first. */
export function TypeScale() {
  return (
    <div className="fnd-type sb-unstyled">
      {Object.entries(text)
        .reverse()
        .map(([name, { size, line, tracking, use }]) => {
          const isTitle = name.startsWith('title') || name === 'display';
          return (
            <div key={name}>
              <small>
                <code>{name}</code> · {use} · {sizeRange(size)} · line {line}
              </small>
              <p
                style={{
                  fontSize: size,
                  lineHeight: line,
                  letterSpacing: tracking,
                  fontFamily: isTitle ? 'var(--pm-font-display)' : 'var(--pm-font-text)',
                  fontWeight: isTitle ? 'var(--pm-weight-strong)' : 'var(--pm-weight-regular)',
                }}
              >
                A calm walk past many shops, $1,240.00
              </p>
            </div>
          );
        })}
    </div>
  );
}

/** Sorts numeric steps by value, including the half step, before named steps. */
const rank = (name: string) => (/^\d/.test(name) ? Number(name.replace('h', '.5')) : Number.POSITIVE_INFINITY);
const steps = Object.entries(space).toSorted(([one], [other]) => rank(one) - rank(other) || 0);

export function SpaceScale() {
  return (
    <Rows
      head={['Token', 'Value', 'Sample']}
      rows={steps.map(([name, value]) => ({
        name: `vars.space['${name}']`,
        value,
        sample: <span className="fnd-bar" style={{ inlineSize: value }} />,
      }))}
    />
  );
}

export function RadiusScale() {
  return (
    <Rows
      head={['Token', 'Value', 'Sample']}
      rows={Object.entries(radiusBase).map(([name, value]) => ({
        name: `vars.radius.${name}`,
        value: `${value}px`,
        sample: <span className="fnd-corner" style={{ borderRadius: value }} />,
      }))}
    />
  );
}

export function DensityScale() {
  return (
    <Rows
      head={['Density', 'Control, small control, row', 'Sample']}
      rows={Object.entries(density).map(([name, { control, controlSmall, row }]) => ({
        name,
        value: `${control}, ${controlSmall}, ${row}`,
        sample: (
          <Stack direction="row" gap="2" data-density={name}>
            <Button>Control</Button>
            <Button size="small" variant="outline">
              Small control
            </Button>
          </Stack>
        ),
      }))}
    />
  );
}

export function LayerScale() {
  return (
    <Rows
      head={['Token', 'Value']}
      rows={Object.entries(layer).map(([name, value]) => ({ name: `vars.layer.${name}`, value }))}
    />
  );
}
