import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RegionError {
  /** Name of the failed part of the page, as in "header" or "cart". */
  region: string;
  error: unknown;
  /** React's trace of components. */
  componentStack?: string | undefined;
}

/** Reports a render error of a region. This is where to add a service that collects errors. */
export function reportError({ region, error }: RegionError): void {
  console.error(`The region "${region}" failed.`, error);
}

interface RegionBoundaryProps {
  /** Name of the region in the report. */
  region: string;
  /** Shown in place of the region once it failed. @default nothing */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps a render error inside one region of the page and reports it; the other regions continue to work. */
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
