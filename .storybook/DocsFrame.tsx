import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { houseTheme } from './house-theme.ts';
import { appearanceIn, globalsOf, useRootTheme } from './root-attributes.ts';
import { Words } from './Surroundings.tsx';

const CHANGED = 'globalsUpdated';
type Channel = DocsContainerProps['context']['channel'];

/**
 * What the toolbar says, also on pages without a story. It is read from this page's own store: the channel hears stories in
 * frames of their own, too.
 */
function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => globalsOf(window));
  useEffect(() => {
    const follow = () => setGlobals(globalsOf(window));
    channel.on(CHANGED, follow);
    return () => channel.off(CHANGED, follow);
  }, [channel]);
  return globals;
}

/** A docs page in the letters of the house and in the theme that the toolbar says, as its stories are. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  useRootTheme(globals);
  return (
    // Stories in frames of their own ask what the toolbar says when they begin.
    <DocsContainer key={JSON.stringify(globals)} context={context} theme={houseTheme(appearanceIn(globals))}>
      <Words globals={globals}>{children}</Words>
    </DocsContainer>
  );
}
