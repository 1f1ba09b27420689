import SidebarItem from 'vitepress/dist/client/theme-default/components/VPSidebarItem.vue';
import { defineAsyncComponent, hydrateOnIdle } from 'vue';

/** A group of the sidebar. Each group hydrates when the browser is idle, because all of them at once block a phone for a fifth of a second. */
export default defineAsyncComponent({ loader: async () => SidebarItem, hydrate: hydrateOnIdle() });
