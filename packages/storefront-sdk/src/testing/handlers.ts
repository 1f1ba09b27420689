import { type DefaultBodyType, HttpResponse, http, type RequestHandler } from 'msw';
import { type AnswerOf, type Call, contract, type EndpointId, encode, type Schema } from '../contract/index.ts';

/** What a mocked call sees of its request. */
export interface MockRequest {
  path: Record<string, string>;
  query: URLSearchParams;
  body: DefaultBodyType;
}

/** An answer in the decoded form of the contract, or the error code to answer instead. */
export type MockAnswer<Id extends EndpointId> = AnswerOf<Call<Id>> | MockFailure;

export class MockFailure {
  readonly code: number;
  readonly message: string;
  constructor(code: number, message = '') {
    this.code = code;
    this.message = message;
  }
}

export type MockAnswers = { [Id in EndpointId]?: (request: MockRequest) => MockAnswer<Id> | Promise<MockAnswer<Id>> };

/**
 * MSW handlers for the calls named, written on the wire exactly as the contract says.
 * @example setupServer(...mockHandlers({ 'cart.count': () => ({ count: 3 }) }))
 */
export function mockHandlers(answers: MockAnswers): RequestHandler[] {
  return (Object.keys(answers) as EndpointId[]).map((id) => {
    const call = contract[id];
    const respond = answers[id] as (request: MockRequest) => unknown;
    const method = call.method === 'GET' ? http.get : http.post;
    return method(`*${call.path.replace(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      const body = request.method === 'POST' ? parse(await request.clone().text()) : null;
      const answer = await respond({
        path: params as Record<string, string>,
        query: new URL(request.url).searchParams,
        body,
      });
      if (answer instanceof MockFailure) {
        const { code, message } = answer;
        return HttpResponse.json({ code, message, data: null }, { status: code >= 400 && code < 600 ? code : 200 });
      }
      return HttpResponse.json({ code: 200, message: 'success', data: encode(call.answer as Schema<unknown>, answer) });
    });
  });
}

function parse(text: string): DefaultBodyType {
  try {
    return JSON.parse(text) as DefaultBodyType;
  } catch {
    return text;
  }
}
