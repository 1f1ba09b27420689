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
  /** The exported name of the component. */
  name: string;
  /** Maturity of the component. @default 'stable' */
  status?: 'stable' | 'new' | 'deprecated';
  /** Smaller components of the same folder, by exported name. */
  also?: Readonly<Record<string, ComponentType<never>>>;
  /** Its purpose, in one line. */
  purpose: ReactNode;
  /** When to use it. */
  use: readonly ReactNode[];
  /** When not to use it, and the alternative. */
  notFor: readonly { case: ReactNode; instead: ReactNode }[];
  /** Its parts, from the outside in. */
  anatomy: readonly { part: string; text: ReactNode }[];
  /** Its keys. Empty if nothing in it is focusable. */
  keyboard: readonly { keys: string; text: ReactNode }[];
  /** Guarantees for users of assistive technology. */
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

/** Links the names of components to their pages. */
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
  if (Object.keys(props).length === 0) return <p>It accepts the attributes of its element.</p>;
  return <ArgTypes of={of} />;
}

/** The docs page of a component. Its props, tokens, strings and stories come from the sources. */
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
            {situation}: use <Linked>{instead}</Linked>.
          </>
        ))}
      />
      <h2>Anatomy</h2>
      <Table head={['Part', 'Description']} rows={anatomy.map(({ part, text }) => [part, text])} />
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
        <Table head={['Key', 'Action']} rows={keyboard.map(({ keys, text }) => [keys, text])} />
      ) : (
        <p>Nothing in it is focusable.</p>
      )}
      <h2>Accessibility</h2>
      <Points points={accessibility} />
      <h2>Tokens</h2>
      <Names names={reads?.tokens} none="It uses no tokens." />
      <h2>Strings</h2>
      <Names names={reads?.messages} none="It has no strings of its own: you pass all texts." />
      <StoryList />
    </>
  );
}
