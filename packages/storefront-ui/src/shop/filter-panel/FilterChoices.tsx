'use client';

import { useState } from 'react';
import { own } from '../../css/own.css.ts';
import * as styles from './FilterPanel.css.ts';

/** One value to filter a list by. */
export interface FilterChoice {
  /** Name of the query field. */
  name: string;
  /** Value that the form submits; empty for the choice without a filter. */
  value: string;
  /** Visible text: "Blue". */
  label: string;
  /** Number of matching products as formatted text: "12", "about 1,200". */
  count?: string | undefined;
  /** Whether the filter is active. @default false */
  selected?: boolean | undefined;
}

/** A group of choices, such as the colours of a list. */
export interface FilterFacet {
  /** Title of the group: "Colour". */
  title: string;
  /** `radio` for choices that exclude each other. @default 'checkbox' */
  type?: 'checkbox' | 'radio' | undefined;
  /** The choices, in the order shown. */
  choices: readonly FilterChoice[];
  /** Whether the group is open initially even if none of its filters is active. @default false */
  open?: boolean | undefined;
}

const keyOf = ({ name, value }: FilterChoice) => `${name} ${value}`;

/** The choices of one group under its title. A new choice stays selected until the active filters change. */
export function FilterChoices({ facet, onChoose }: { facet: FilterFacet; onChoose: () => void }) {
  const { title, type = 'checkbox', choices } = facet;
  const selected = choices.filter((choice) => choice.selected).map(keyOf);
  const inForce = selected.join('\n');
  const [{ isOpen, ...state }, setState] = useState({
    chosen: selected,
    inForce,
    isOpen: facet.open || choices.some((choice) => choice.selected && choice.value !== ''),
  });
  if (state.inForce !== inForce) setState({ chosen: selected, inForce, isOpen });
  const choose = (key: string, on: boolean) => {
    const others = type === 'radio' ? [] : state.chosen.filter((other) => other !== key);
    setState({ chosen: on ? [...others, key] : others, inForce, isOpen });
    onChoose();
  };
  return (
    <details className={styles.facet} open={isOpen}>
      <summary className={styles.facetTitle}>{title}</summary>
      <fieldset className={own} aria-label={title}>
        {choices.map((choice) => (
          <label key={keyOf(choice)} className={styles.choice}>
            <input
              type={type}
              name={choice.name}
              value={choice.value}
              checked={state.chosen.includes(keyOf(choice))}
              onChange={(event) => choose(keyOf(choice), event.currentTarget.checked)}
              className={styles.box}
            />
            <span>{choice.label}</span>
            {choice.count ? <span className={styles.count}>{choice.count}</span> : null}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
