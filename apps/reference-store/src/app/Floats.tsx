import { RegionBoundary } from '../errors/RegionBoundary.tsx';
import { OfflinePages } from '../features/offline/OfflinePages.tsx';
import { QuickViewHost } from '../features/overlays/QuickViewHost.tsx';
import { RegistrationHost } from '../features/overlays/RegistrationHost.tsx';
import { SubscribeHost } from '../features/overlays/SubscribeHost.tsx';
import { Stream } from '../features/stream/Stream.tsx';
import { useNavigation } from '../router/current-page.ts';

/** Quick view and registration, the live stream, the offer of discount mails, and what keeps pages for times without a connection. */
export function Floats() {
  const { loaded } = useNavigation().page;
  const isPublic = loaded && loaded.module.handle.access !== 'private';
  return (
    <>
      <RegionBoundary region="quick view">
        <QuickViewHost />
      </RegionBoundary>
      <RegionBoundary region="registration">
        <RegistrationHost />
      </RegionBoundary>
      <RegionBoundary region="stream">{isPublic ? <Stream /> : null}</RegionBoundary>
      <RegionBoundary region="subscription">
        <SubscribeHost />
      </RegionBoundary>
      <OfflinePages />
    </>
  );
}
