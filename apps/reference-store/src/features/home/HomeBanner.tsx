import { useStorefront } from '@promenade/storefront-hooks';
import { ownerLink } from '@promenade/storefront-hooks/domain';
import type { HomeIndex } from '@promenade/storefront-sdk';
import { HeroStill, type HeroStillProps } from '@promenade/storefront-ui';
import { useText } from '../../i18n/use-text.ts';
import * as paths from '../../page/paths.ts';

export interface HomeBannerProps extends Pick<HeroStillProps, 'headingLevel'> {
  /** Without one the shop greets by itself. */
  banner: HomeIndex['banner'][number] | undefined;
}

/** A banner of the shop. */
export function HomeBanner({ banner, headingLevel }: HomeBannerProps) {
  const text = useText();
  const { picture } = useStorefront();
  return (
    <HeroStill
      title={banner?.name || text('home.title')}
      text={text('home.intro')}
      action={{ href: ownerLink(banner?.url || paths.allProducts), label: text('home.action') }}
      picture={picture(banner?.pic, 'hero')}
      headingLevel={headingLevel}
    />
  );
}
