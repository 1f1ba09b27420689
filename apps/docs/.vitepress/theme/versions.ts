import { h } from 'vue';

/** The version that this site documents, and links to others and to the changelog. They are no pages of this site. */
export const Versions = ({ current, links }: { current: string; links: readonly { text: string; href: string }[] }) =>
  h('details', { class: 'versions' }, [
    h('summary', current),
    h(
      'ul',
      links.map(({ text, href }) => h('li', h('a', { href, target: '_self' }, text))),
    ),
  ]);
Versions.props = ['current', 'links'];
