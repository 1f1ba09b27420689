import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_SYSTEM_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
  METRIC_DB_CLIENT_OPERATION_DURATION,
} from '@opentelemetry/semantic-conventions';
import { type Instruments, inSeconds } from './instruments.ts';
import type { Telemetry } from './telemetry.ts';

/** A duration for every statement, and a span for those of a request. Values never leave the database: texts have `$1`. */
export function queryObserver({ meter, tracer }: Instruments): Telemetry['query'] {
  const duration = meter.createHistogram(METRIC_DB_CLIENT_OPERATION_DURATION, inSeconds);
  return ({ level, query: { sql }, queryDurationMillis }) => {
    const operation = /^\w+/.exec(sql)?.[0].toUpperCase() ?? 'QUERY';
    const attributes = {
      [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
      [ATTR_DB_OPERATION_NAME]: operation,
    };
    duration.record(queryDurationMillis / 1000, attributes);
    if (!trace.getSpan(context.active())?.isRecording()) return;
    const endTime = Date.now();
    const span = tracer.startSpan(operation, {
      kind: SpanKind.CLIENT,
      startTime: endTime - queryDurationMillis,
      attributes: { ...attributes, [ATTR_DB_QUERY_TEXT]: sql },
    });
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(endTime);
  };
}
