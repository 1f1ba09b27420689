import { context, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  hostDetector,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { ATTR_SERVICE_NAME } from '@opentelemetry/semantic-conventions';
import { jobsObserver } from './jobs.ts';
import { outboxObserver } from './outbox.ts';
import { queryObserver } from './queries.ts';
import { requestObserver, traceOfLine } from './requests.ts';
import { eventCounter, runtimeObserver } from './runtime.ts';
import type { Telemetry } from './telemetry.ts';

const NAME = 'promenade-api';

const detectors = [hostDetector, serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector];

interface Settings {
  /**
   * Share of the traces that is sent, from 0 to 1; by trace id, so that a caller cannot cause more. Null sends neither traces
   * nor metrics.
   */
  traceRatio: number | null;
  /** Where metrics can be read in the format of Prometheus, at `/metrics`. */
  metrics?: { port: number; host: string } | undefined;
}

/**
 * Sends metrics and traces by OTLP over HTTP to the URL in OpenTelemetry's own variables, and serves metrics to Prometheus.
 * Loaded only if one of them is configured.
 * @throws the error of the port if it is taken.
 */
export async function startOpenTelemetry({ traceRatio, metrics }: Settings): Promise<Telemetry> {
  const prometheus = metrics && new PrometheusExporter({ ...metrics, preventServerStart: true });
  const resource = resourceFromAttributes({ [ATTR_SERVICE_NAME]: NAME }).merge(detectResources({ detectors }));
  const meters = new MeterProvider({
    resource,
    readers: [
      ...(traceRatio === null ? [] : [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })]),
      ...(prometheus ? [prometheus] : []),
    ],
  });
  const tracers = new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(traceRatio ?? 0),
    spanProcessors: traceRatio === null ? [] : [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  await prometheus?.startServer();
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const instruments = { meter: meters.getMeter(NAME), tracer: tracers.getTracer(NAME) };
  return {
    observe: requestObserver(instruments),
    query: queryObserver(instruments),
    observeOutbox: outboxObserver(instruments),
    observeJobs: jobsObserver(instruments),
    observeRuntime: runtimeObserver(instruments),
    count: eventCounter(instruments),
    traceOfLine,
    stop: async () => {
      await Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      context.disable();
      propagation.disable();
    },
  };
}
