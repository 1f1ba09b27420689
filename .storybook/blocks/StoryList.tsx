import { Anchor, Canvas, Description, DocsContext, DocsStory, Subheading } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

/** Taller than a phone a frame scrolls, as the phone would. In px. */
const HEIGHT_MAX = 780;

/** Makes the frames below an element as high as their stories. */
function useFittedFrames<Root extends HTMLElement>(isFitted: boolean) {
  const root = useRef<Root>(null);
  useEffect(() => {
    const at = root.current;
    if (!at || !isFitted) return undefined;
    const observers = new Set<ResizeObserver>();
    const fit = ({ target }: Event) => {
      const story = target instanceof HTMLIFrameElement && target.contentDocument?.querySelector('#storybook-root');
      const box = target instanceof HTMLIFrameElement && target.parentElement;
      if (!story || !box) return;
      const observer = new ResizeObserver(() => {
        // The page around the story has as much room below it as above it.
        const { top, bottom } = story.getBoundingClientRect();
        box.style.height = `${Math.min(HEIGHT_MAX, Math.ceil(bottom + top))}px`;
      });
      observer.observe(story);
      observers.add(observer);
    };
    at.addEventListener('load', fit, true);
    return () => {
      at.removeEventListener('load', fit, true);
      for (const observer of observers) observer.disconnect();
    };
  }, [isFitted]);
  return root;
}

/** A story about a phone, in a frame as wide as one: what asks how wide the window is gets its answer. */
function StoryOnPhone({ story }: { story: PreparedStory }) {
  const { height } = story.parameters.docs?.story ?? {};
  const root = useFittedFrames<HTMLDivElement>(height === undefined);
  return (
    <div ref={root} className="story-on-phone">
      <Anchor storyId={story.id}>
        <Subheading>{story.name}</Subheading>
        <Description of={story.moduleExport} />
        <Canvas of={story.moduleExport} story={{ inline: false, height: height ?? '15rem' }} />
      </Anchor>
    </div>
  );
}

/** The stories of a page behind its first one. */
export function StoryList() {
  const stories = useContext(DocsContext).componentStories();
  const shown = stories.filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount).slice(1);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>Stories</h2>
      {shown.map((story) =>
        story.storyGlobals.viewport?.value === 'phone' ? (
          <StoryOnPhone key={story.id} story={story} />
        ) : (
          <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
        ),
      )}
    </>
  );
}
