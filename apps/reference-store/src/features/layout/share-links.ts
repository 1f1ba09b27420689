import type { StoreDetails } from '@promenade/storefront-sdk';
import type { ShareNetwork } from '@promenade/storefront-ui';

/** Addresses at which each network asks whether to share a page. */
export function shareLinks(page: string, title: string): { network: ShareNetwork; href: string }[] {
  const url = encodeURIComponent(page);
  const words = encodeURIComponent(title);
  return [
    { network: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { network: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { network: 'pinterest', href: `https://www.pinterest.com/pin/create/button/?url=${url}&description=${words}` },
    { network: 'twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${words}` },
  ];
}

/** The shop's own pages on the networks that have a mark; the backend says `#` or nothing where there is none. */
export function socialLinks({ socialLinks }: StoreDetails): { network: ShareNetwork; href: string }[] {
  return socialLinks.flatMap(({ network, url }) =>
    isKnown(network) && url.startsWith('https:') ? [{ network, href: url }] : [],
  );
}

const isKnown = (network: string): network is ShareNetwork => /^(?:facebook|linkedin|pinterest|twitter)$/.test(network);
