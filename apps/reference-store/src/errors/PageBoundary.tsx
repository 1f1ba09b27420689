import { Component, type ReactNode } from 'react';
import { PageFaultView } from './PageFaultView.tsx';

/** Shows the error page in place of a page that failed to render; header and footer stay. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFaultView fault={{ code: 500 }} /> : this.props.children;
  }
}
