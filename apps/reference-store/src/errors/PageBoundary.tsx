import type { ReactNode } from 'react';
import { PageFaultView } from './PageFaultView.tsx';
import { RegionBoundary } from './RegionBoundary.tsx';

/** Shows the error page in place of a page that failed to render; header and footer stay. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <RegionBoundary region="page" fallback={<PageFaultView fault={{ code: 500 }} />}>
      {children}
    </RegionBoundary>
  );
}
