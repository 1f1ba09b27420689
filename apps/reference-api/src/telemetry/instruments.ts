import type { Meter, Tracer } from '@opentelemetry/api';

export interface Instruments {
  meter: Meter;
  tracer: Tracer;
}

/** Bounds of OpenTelemetry's conventions for durations, in seconds. */
export const inSeconds = {
  unit: 's',
  advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] },
};
