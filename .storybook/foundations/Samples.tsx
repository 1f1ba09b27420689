import * as ui from '@promenade/storefront-ui';
import { breakpoint, contentWidth, growHouseRamps, resolveShadows } from '@promenade/storefront-ui/tokens';
import type { ComponentType } from 'react';
import { picturesOfEveryKind } from './pictures.ts';
import './foundations.css';

const icons = Object.entries(ui).filter(([name]) => /.Icon$/.test(name)) as [string, ComponentType<ui.IconProps>][];

/** Every icon of the library, by its name. */
export function Icons() {
  return (
    <ul className="fnd-icons sb-unstyled">
      {icons.map(([name, Sample]) => (
        <li key={name}>
          <Sample />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

/** Each elevation in light and dark. */
export function Elevations() {
  return (['light', 'dark'] as const).map((mode) => (
    <div key={mode} className="fnd-elevations sb-unstyled" data-theme={mode}>
      {Object.entries(resolveShadows(mode, growHouseRamps(mode))).map(([name, boxShadow]) => (
        <div key={name} style={{ boxShadow }}>
          <code>{name}</code>
        </div>
      ))}
    </div>
  ));
}

/** The focus ring on page and solid; press Tab. */
export function FocusSamples() {
  return (
    <div className="fnd-row sb-unstyled">
      <ui.Button>Ink</ui.Button>
      <ui.Button tone="outline">Outline</ui.Button>
      <ui.TextLink href="#focus">A link</ui.TextLink>
      <ui.TextField label="A field" />
    </div>
  );
}

/** A calm, a dark, a busy and a missing picture. */
export function Pictures() {
  return (
    <div className="fnd-pictures sb-unstyled">
      {picturesOfEveryKind.map(({ name, picture }) => (
        <figure key={name}>
          <ui.Picture picture={picture} decorative />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Widths at which a layout may change, and widths of content. */
export function Widths() {
  return (
    <table className="fnd-table sb-unstyled">
      <tbody>
        {Object.entries(breakpoint).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>breakpoint.{name}</code>
            </td>
            <td>{value} px</td>
          </tr>
        ))}
        {Object.entries(contentWidth).map(([name, value]) => (
          <tr key={name}>
            <td>
              <code>contentWidth.{name}</code>
            </td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
