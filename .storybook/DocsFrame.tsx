import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { houseTheme } from './house-theme.ts';
import { appearanceIn, useRootTheme } from './root-attributes.ts';
import { Words } from './Surroundings.tsx';

const CHANGED = 'globalsUpdated';
type Channel = DocsContainerProps['context']['channel'];
type PreviewWindow = Window & {
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { userGlobals: { globals: Globals } } };
};

const globalsOfPage = (): Globals =>
  (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.globals ?? {};

/**
 * What the toolbar says, also on pages without a story. It is read from this page's own store: the channel hears stories in
 * frames of their own, too.
 */
function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(globalsOfPage);
  useEffect(() => {
    const follow = () => setGlobals(globalsOfPage());
    channel.on(CHANGED, follow);
    return () => channel.off(CHANGED, follow);
  }, [channel]);
  return globals;
}

/** A docs page in the letters of the house and in the theme that the toolbar says, as its stories are. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  const appearance = appearanceIn(globals);
  useRootTheme(globals);
  return (
    // Stories in frames of their own ask for the theme when they begin.
    <DocsContainer key={appearance} context={context} theme={houseTheme(appearance)}>
      <Words globals={globals}>{children}</Words>
    </DocsContainer>
  );
}
