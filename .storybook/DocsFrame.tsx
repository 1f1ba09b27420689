import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { appearanceIn, globalsOf, useRootTheme } from './root-attributes.ts';
import { Words } from './Surroundings.tsx';
import { storybookTheme } from './storybook-theme.ts';

const CHANGED = 'globalsUpdated';
type Channel = DocsContainerProps['context']['channel'];

/**
 * The toolbar's values, also on pages without a story. They come from the store of this page, because the channel also
 * receives events of stories in iframes.
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

/** A docs page in the project's fonts and in the toolbar's theme. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  useRootTheme(globals);
  return (
    // Stories in iframes read the toolbar's values only when they load.
    <DocsContainer key={JSON.stringify(globals)} context={context} theme={storybookTheme(appearanceIn(globals))}>
      <Words globals={globals}>{children}</Words>
    </DocsContainer>
  );
}
