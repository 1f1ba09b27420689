import { density, duration, easing, layer, radiusBase, space, text } from '@promenade/storefront-ui/tokens';
import type { ReactNode } from 'react';
import '../blocks/blocks.css';
import './foundations.css';

function Rows({ rows }: { rows: readonly { name: string; value: string; sample?: ReactNode }[] }) {
  return (
    <div className="page-table sb-unstyled">
      <table className="fnd-table">
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

/** Every step of the type scale, largest first. */
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
                <code>{name}</code> · {use} · {line}
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

export function SpaceScale() {
  return (
    <Rows
      rows={Object.entries(space).map(([name, value]) => ({
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
      rows={Object.entries(radiusBase).map(([name, value]) => ({
        name: `vars.radius.${name}`,
        value: `${value}px`,
        sample: <span className="fnd-corner" style={{ borderRadius: value }} />,
      }))}
    />
  );
}

export function MotionScale() {
  const durations = Object.entries(duration).map(([name, value]) => ({
    name: `vars.duration.${name}`,
    value: `${value}ms`,
  }));
  const easings = Object.entries(easing).map(([name, value]) => ({ name: `vars.easing.${name}`, value }));
  return <Rows rows={[...durations, ...easings]} />;
}

export function DensityScale() {
  return (
    <Rows
      rows={Object.entries(density).map(([name, { control, controlSmall, row }]) => ({
        name,
        value: `control ${control} · small ${controlSmall} · row ${row}`,
      }))}
    />
  );
}

export function LayerScale() {
  return <Rows rows={Object.entries(layer).map(([name, value]) => ({ name: `vars.layer.${name}`, value }))} />;
}
