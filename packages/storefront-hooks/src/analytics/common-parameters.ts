import type { EventFacts } from './events.ts';

/** Facts that Google Analytics and PostHog receive under the same names. */
export const commonParameters = (facts: Partial<EventFacts>) => ({
  payment_type: facts.payType,
  search_term: facts.term,
  results: facts.results,
  promotion_id: facts.promotionId,
  promotion_name: facts.promotionName,
  lcp_ms: facts.lcpMs,
  inp_ms: facts.inpMs,
  cls: facts.cls,
  fcp_ms: facts.fcpMs,
  ttfb_ms: facts.ttfbMs,
});
