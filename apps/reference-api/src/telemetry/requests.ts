import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  METRIC_HTTP_SERVER_REQUEST_DURATION,
} from '@opentelemetry/semantic-conventions';
import type { FastifyRequest } from 'fastify';
import { outcomeOf } from '../errors/error-handler.ts';
import { type Instruments, inSeconds } from './instruments.ts';
import type { Telemetry } from './telemetry.ts';

/** A span and a duration for every request, under its route: addresses themselves may hold what opens something. */
export function requestObserver({ meter, tracer }: Instruments): Telemetry['observe'] {
  const duration = meter.createHistogram(METRIC_HTTP_SERVER_REQUEST_DURATION, inSeconds);
  const running = new WeakMap<FastifyRequest, { span: Span; inside: Context }>();

  return (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, headers } = request;
      const route = request.routeOptions.url ?? 'unknown';
      const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_HTTP_ROUTE]: route };
      const outside = propagation.extract(context.active(), headers);
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, outside);
      const inside = trace.setSpan(outside, span);
      running.set(request, { span, inside });
      context.with(inside, done);
    });
    // Reading a body loses the async context; this hook restores it.
    app.addHook('preValidation', (request, _reply, done) => {
      context.with(running.get(request)?.inside ?? context.active(), done);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const statusCode = outcomeOf(reply);
      const failed = statusCode >= 500 && { [ATTR_ERROR_TYPE]: `${statusCode}` };
      const outcome = { [ATTR_HTTP_RESPONSE_STATUS_CODE]: statusCode, ...failed };
      duration.record(reply.elapsedTime / 1000, {
        [ATTR_HTTP_REQUEST_METHOD]: request.method,
        [ATTR_HTTP_ROUTE]: request.routeOptions.url ?? 'unknown',
        ...outcome,
      });
      const span = running.get(request)?.span;
      span?.setAttributes(outcome);
      if (failed) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      // The line of the answer is written by a hook after this one.
      context.with(running.get(request)?.inside ?? context.active(), done);
    });
  };
}

/** The trace and the span that are under way, by the names that OpenTelemetry gives them in logs. */
export function traceOfLine(): Record<string, string> {
  const span = trace.getSpan(context.active())?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
