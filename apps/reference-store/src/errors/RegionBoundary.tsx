import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from './report-error.ts';

export interface RegionBoundaryProps {
  /** Name of the region in the report. */
  region: string;
  /** Shown in place of the region once it failed. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps an error inside one region of the page and reports it; the other regions work on. */
export class RegionBoundary extends Component<RegionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    reportError({ region: this.props.region, error, componentStack: componentStack ?? undefined });
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
