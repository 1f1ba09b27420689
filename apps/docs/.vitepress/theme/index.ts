import { type Theme, useData, withBase } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import './style.css';
import { Versions } from './versions.ts';

/** A link to the Markdown of the page. */
const MarkdownLink = () => {
  const { page } = useData();
  return h('p', { class: 'markdown-link' }, [
    h('a', { href: withBase(`/${page.value.relativePath}`), target: '_self' }, 'This page as Markdown'),
  ]);
};

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-footer-before': () => h(MarkdownLink) }),
  enhanceApp({ app, router }) {
    app.component('Versions', Versions);
    // Storybook is another document, which the router does not know.
    router.onBeforeRouteChange = (to) => {
      if (!to.startsWith(withBase('/storybook/'))) return true;
      location.assign(to);
      return false;
    };
  },
} satisfies Theme;
