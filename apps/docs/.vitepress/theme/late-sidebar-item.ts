import SidebarItem from 'vitepress/dist/client/theme-default/components/VPSidebarItem.vue';
import { defineAsyncComponent, type HydrationStrategy } from 'vue';

const firstActions = ['pointermove', 'pointerdown', 'keydown'];

/** Hydrates before the first action is answered: a group that hydrates after a navigation would keep the mark of the old page. */
const onFirstAction: HydrationStrategy = (hydrate) => {
  const stop = () => {
    for (const name of firstActions) removeEventListener(name, start, true);
  };
  const start = () => {
    stop();
    hydrate();
  };
  for (const name of firstActions) addEventListener(name, start, true);
  return stop;
};

/** A group of the sidebar. Its links work without scripts, and all groups together block a phone for a fifth of a second. */
export default defineAsyncComponent({ loader: async () => SidebarItem, hydrate: onFirstAction });
