import { DocsContext, DocsStory } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** The stories of a component, except the first one and those that only test. */
export function StoryList() {
  const stories = useContext(DocsContext).componentStories();
  const shown = stories.filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount).slice(1);
  if (shown.length === 0) return null;
  return (
    <>
      <h2>Stories</h2>
      {shown.map((story) => (
        <DocsStory key={story.id} of={story.moduleExport} __forceInitialArgs />
      ))}
    </>
  );
}
