import * as ui from '@promenade/storefront-ui';
import { breakpoint, contentWidth } from '@promenade/storefront-ui/tokens';
import type { ComponentType } from 'react';
import { Table } from '../blocks/Table.tsx';
import { picturesOfEveryKind } from './pictures.ts';
import './foundations.css';

const icons = Object.entries(ui).filter(([name]) => /.Icon$/.test(name)) as [string, ComponentType<ui.IconProps>][];

/** The icons with their names. */
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

const grounds = { flat: 'surface', raised: 'raised', floating: 'raised', modal: 'overlay' } as const;

/** The elevations in both themes. */
export function Elevations() {
  return (['light', 'dark'] as const).map((mode) => (
    <div key={mode} className="fnd-elevations sb-unstyled" data-theme={mode}>
      {(Object.keys(grounds) as (keyof typeof grounds)[]).map((name) => (
        <div key={name} style={{ boxShadow: ui.vars.shadow[name], background: ui.vars.color[grounds[name]] }}>
          <code>{name}</code>
        </div>
      ))}
    </div>
  ));
}

/** The focus ring on the page, on a solid colour and on a picture. */
export function FocusRings() {
  return (
    <div className="fnd-rings sb-unstyled" aria-hidden="true">
      <span className="fnd-ring">On the page</span>
      <span className="fnd-ring fnd-ring-solid">On a solid colour</span>
      <span className="fnd-ring-picture">
        <ui.Picture picture={picturesOfEveryKind[3]?.picture} decorative />
        <span className="fnd-ring">On a picture</span>
      </span>
    </div>
  );
}

/** Elements to focus with the keyboard. */
export function FocusSamples() {
  return (
    <div className="fnd-row sb-unstyled">
      <ui.Button>Ink</ui.Button>
      <ui.Button variant="outline">Outline</ui.Button>
      <ui.TextField label="A field" />
      <ui.TextLink href="#focus">A link</ui.TextLink>
    </div>
  );
}

/** Different kinds of pictures, each with a badge. */
export function Pictures() {
  return (
    <div className="fnd-pictures sb-unstyled">
      {picturesOfEveryKind.map(({ name, picture }) => (
        <figure key={name}>
          <div className="fnd-picture">
            <ui.Picture picture={picture} decorative />
            <ui.Badge tone="sale" variant="solid">
              −25%
            </ui.Badge>
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const changes: Readonly<Record<keyof typeof breakpoint, string>> = {
  small: 'The smallest supported width. Nothing overflows at 320 px either.',
  medium: 'Drawers cover only a part of the page, products have three columns.',
  large: 'The header shows its navigation, filters and order summaries have their own column.',
  wide: 'Content has its maximum width.',
};

/** The breakpoints and their layout changes. */
export function Breakpoints() {
  return (
    <Table
      head={['Token', 'From', 'What changes']}
      rows={(Object.keys(breakpoint) as (keyof typeof breakpoint)[]).map((name) => [
        <code key={name}>breakpoint.{name}</code>,
        `${breakpoint[name]}\u00a0px`,
        changes[name],
      ])}
    />
  );
}

/** The content widths, to scale. */
export function ContentWidths() {
  return (
    <div className="fnd-widths sb-unstyled">
      {Object.entries(contentWidth).map(([name, value]) => (
        <div
          key={name}
          style={{ inlineSize: `${(Number.parseFloat(value) / Number.parseFloat(contentWidth.full)) * 100}%` }}
        >
          <code>vars.width.{name}</code> {value}
        </div>
      ))}
    </div>
  );
}

/** The product grid with two, three and five columns. */
export function ProductColumns() {
  return (
    <div className="fnd-columns sb-unstyled" aria-hidden="true">
      {[2, 3, 5].map((count) => (
        <div key={count} className="fnd-column" style={{ gridTemplateColumns: `repeat(${count}, 1fr)` }}>
          {Array.from({ length: count }, (_, column) => (
            <span key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}
