import { RegionBoundary } from '../../errors/RegionBoundary.tsx';
import { useNavigation } from '../../router/current-page.ts';
import { WhenNear } from '../product/WhenNear.tsx';
import { HomeActivities } from './HomeActivities.tsx';
import { HomeCart } from './HomeCart.tsx';
import { HomeCoupons } from './HomeCoupons.tsx';
import { HomeMerchants } from './HomeMerchants.tsx';
import { HomePopular } from './HomePopular.tsx';
import { HomeViewed } from './HomeViewed.tsx';

const sections = {
  returning: { cart: HomeCart },
  more: {
    popular: HomePopular,
    activities: HomeActivities,
    coupons: HomeCoupons,
    merchants: HomeMerchants,
    viewed: HomeViewed,
  },
};

export interface HomeSectionsProps {
  /** Where on home. */
  place: keyof typeof sections;
}

/** The sections of a place of home. Each reads its data when it is near, fails alone, and shows nothing where there is nothing. */
export function HomeSections({ place }: HomeSectionsProps) {
  // Who comes back finds the page as long as it was.
  const isBack = useNavigation().page.arrival === 'back';
  return Object.entries(sections[place]).map(([name, Section]) => (
    <RegionBoundary key={name} region={`home ${name}`}>
      <WhenNear now={isBack}>
        <Section />
      </WhenNear>
    </RegionBoundary>
  ));
}
