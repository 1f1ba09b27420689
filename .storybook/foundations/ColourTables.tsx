import {
  type ColorMode,
  contrastRatio,
  fromHex,
  growDefaultRamps,
  listColorRoles,
  type RampStep,
} from '@promenade/storefront-ui/tokens';
import '../blocks/blocks.css';
import './foundations.css';

const steps: readonly RampStep[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const modes: readonly ColorMode[] = ['light', 'dark'];

/** The ramps of the default theme. */
export function Ramps() {
  return modes.map((mode) => {
    const ramps = growDefaultRamps(mode);
    return (
      <section key={mode} className="fnd-ramps sb-unstyled" data-theme={mode}>
        {Object.entries(ramps).map(([name, ramp]) => (
          <div key={name} className="fnd-ramp">
            <span className="fnd-ramp-name">{name}</span>
            {steps.map((step) => {
              const contrast = contrastRatio(fromHex(ramp[step]), fromHex(ramp[1]));
              const label = contrast > 4.5 ? ramp[1] : ramp[12];
              return (
                <span
                  key={step}
                  className="fnd-step"
                  style={{ background: ramp[step], color: label }}
                  title={ramp[step]}
                >
                  <b>{step}</b>
                  {contrast.toFixed(1)}
                </span>
              );
            })}
          </div>
        ))}
      </section>
    );
  });
}

/** The colour roles with their values in both themes. */
export function Roles() {
  return (
    <div className="page-table sb-unstyled">
      <table className="fnd-table">
        <thead>
          <tr>
            <th>Role</th>
            <th>Light</th>
            <th>Dark</th>
            <th>Use for</th>
          </tr>
        </thead>
        <tbody>
          {listColorRoles().map(({ name, light, dark, use }) => (
            <tr key={name}>
              <td>
                <code>vars.color.{name}</code>
              </td>
              {[light, dark].map((color, index) => (
                <td key={modes[index]}>
                  <span className="fnd-swatch" style={{ background: color }} />
                  <code>{color}</code>
                </td>
              ))}
              <td className="fnd-words">{use}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
