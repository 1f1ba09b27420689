import { describe, expect, it } from 'vitest';
import { listColorRoles } from '../tokens/roles.ts';
import { vars } from './contract.css.ts';

describe('vars', () => {
  it('have the public names that merchants and plain CSS use', () => {
    expect(vars.color.text.soft).toBe('var(--pm-color-text-soft)');
    expect(vars.color.ink.solidHover).toBe('var(--pm-color-ink-solid-hover)');
    expect(vars.space.gridGap).toBe('var(--pm-space-grid-gap)');
    expect(vars.radius.factor).toBe('var(--pm-radius-factor)');
    expect(vars.font.display).toBe('var(--pm-font-display)');
    expect(vars.motion).toBe('var(--pm-motion)');
  });

  it('contain every colour role', () => {
    expect(listColorRoles().map(({ name }) => name)).toMatchSnapshot();
  });
});
