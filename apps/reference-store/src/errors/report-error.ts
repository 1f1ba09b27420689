export interface RegionError {
  /** The part of the page that failed: "header", "cart". */
  region: string;
  error: unknown;
  /** React's trace of components. */
  componentStack?: string | undefined;
}

/** Receives what failed while a region was rendered. */
export type ErrorReporter = (error: RegionError) => void;

let reporter: ErrorReporter = ({ region, error }) => console.error(`The region "${region}" failed.`, error);

/** Where errors of all regions go; the console until this is called. */
export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

/** Reports an error of a region. A reporter that fails itself must not take the page with it. */
export function reportError(error: RegionError): void {
  try {
    reporter(error);
  } catch (cause) {
    console.error('The error reporter failed.', cause);
  }
}
