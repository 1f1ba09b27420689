import { pages } from 'virtual:component-tokens';
import { ArgTypes, Canvas, Controls } from '@storybook/addon-docs/blocks';
import { Children, type ComponentType, Fragment, isValidElement, type ReactNode } from 'react';
import type { ModuleExports } from 'storybook/internal/types';
import './blocks.css';
import { StoryList } from './StoryList.tsx';
import { useReads } from './sources.ts';
import { Table } from './Table.tsx';

export interface ComponentPageProps {
  /** The stories: `import * as stories from './X.stories.tsx'`. */
  of: ModuleExports;
  /** The component's name, as it is exported. */
  name: string;
  /** How settled it is. @default 'stable' */
  status?: 'stable' | 'new' | 'deprecated';
  /** Smaller exports of the same folder that belong to it, by their names. */
  also?: Readonly<Record<string, ComponentType<never>>>;
  /** What it is for, in one line. */
  purpose: ReactNode;
  /** When to take it. */
  use: readonly ReactNode[];
  /** When not, and what to take in its place. */
  notFor: readonly { case: ReactNode; instead: ReactNode }[];
  /** Its parts, from the outside in. */
  anatomy: readonly { part: string; text: ReactNode }[];
  /** What keys do; none where nothing takes the focus. */
  keyboard: readonly { keys: string; text: ReactNode }[];
  /** What is promised to those who use assistive technology. */
  accessibility: readonly ReactNode[];
}

function Names({ names, none }: { names: readonly string[] | undefined; none: string }) {
  if (!names) return <p>Reading…</p>;
  if (names.length === 0) return <p>{none}</p>;
  return (
    <ul className="page-names sb-unstyled">
      {names.map((name) => (
        <li key={name}>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}

function Points({ points }: { points: readonly ReactNode[] }) {
  return (
    <ul>
      {points.map((point, index) => (
        <li key={index}>{point}</li>
      ))}
    </ul>
  );
}

/** What is said, with the names of components as links to their pages. */
function Linked({ children }: { children: ReactNode }): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return child;
    const { children: inner } = child.props;
    if (child.type === Fragment) return <Linked>{inner}</Linked>;
    const page = typeof inner === 'string' ? pages[inner] : undefined;
    return page ? (
      <a href={`./?path=/docs/${page}`} target="_top">
        {child}
      </a>
    ) : (
      child
    );
  });
}

function Props({ of }: { of: ComponentType<never> }) {
  const { props = {} } = (of as { __docgenInfo?: { props?: object } }).__docgenInfo ?? {};
  if (Object.keys(props).length === 0) return <p>It takes what its element takes.</p>;
  return <ArgTypes of={of} />;
}

/** The docs page of a component: what is written by hand, and what its sources, types and stories say. */
export function ComponentPage(page: ComponentPageProps) {
  const { of, name, status = 'stable', also = {}, purpose, use, notFor, anatomy, keyboard, accessibility } = page;
  const reads = useReads(name);
  const { Basic } = of;
  return (
    <>
      <h1>
        {name} <span className="page-status">{status}</span>
      </h1>
      <p>{purpose}</p>
      <Canvas of={Basic} />
      <h2>Use it for</h2>
      <Points points={use} />
      <h2>Not for</h2>
      <Points
        points={notFor.map(({ case: situation, instead }) => (
          <>
            {situation}: take <Linked>{instead}</Linked>.
          </>
        ))}
      />
      <h2>Anatomy</h2>
      <Table head={['Part', 'What it is']} rows={anatomy.map(({ part, text }) => [part, text])} />
      <h2>Props</h2>
      <Controls of={Basic} />
      {Object.entries(also).map(([other, component]) => (
        <section key={other}>
          <h3>{other}</h3>
          <Props of={component} />
        </section>
      ))}
      <h2>Keyboard</h2>
      {keyboard.length > 0 ? (
        <Table head={['Key', 'What it does']} rows={keyboard.map(({ keys, text }) => [keys, text])} />
      ) : (
        <p>Nothing in it takes the focus.</p>
      )}
      <h2>Accessibility</h2>
      <Points points={accessibility} />
      <h2>Tokens it reads</h2>
      <Names names={reads?.tokens} none="None of its own." />
      <h2>Words it says</h2>
      <Names names={reads?.messages} none="None of its own: all words are yours." />
      <StoryList />
    </>
  );
}
