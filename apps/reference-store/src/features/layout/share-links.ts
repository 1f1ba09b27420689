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
