import * as ui from '@promenade/storefront-ui';
import { breakpoint, contentWidth } from '@promenade/storefront-ui/tokens';
import type { ComponentType } from 'react';
import { Table } from '../blocks/Table.tsx';
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

const grounds = { flat: 'surface', raised: 'raised', floating: 'raised', modal: 'overlay' } as const;

/** Each elevation in light and dark, on its own ground. */
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

/** The ring as the keyboard shows it: on the page, on a solid and on a picture. */
export function FocusRings() {
  return (
    <div className="fnd-rings sb-unstyled" aria-hidden="true">
      <span className="fnd-ring">On the page</span>
      <span className="fnd-ring fnd-ring-solid">On a solid</span>
      <span className="fnd-ring-picture">
        <ui.Picture picture={picturesOfEveryKind[3]?.picture} decorative />
        <span className="fnd-ring">On a picture</span>
      </span>
    </div>
  );
}

/** To walk through by keyboard. */
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

/** A calm, a crowded, a dark, a busy and a missing picture, each with a badge on it. */
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
  small: 'The least that everything is made for; nothing overflows at 320 px.',
  medium: 'Drawers leave part of the page in view; products stand in three columns.',
  large: 'The header shows its navigation, filters stand beside their list, the summary beside the checkout.',
  wide: 'Content has its full width; only the gutters grow from here.',
};

/** Widths at which a layout may change, and what does. */
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

/** Widths of content, to scale. */
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

/** The grid of products in two, three and five columns. */
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
