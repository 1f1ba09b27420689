import type { AnySchema, EndpointId } from '@promenade/storefront-sdk/contract';
import type { FastifyRequest } from 'fastify';
import type { Edition } from '../compatibility/edition.ts';
import type { CallContext } from './types.ts';

/** The parts of a request by which its client is recognised. */
export type ClientRequest = Pick<FastifyRequest, 'headers' | 'hostname' | 'url'>;

/** How clients that were written for another form of this API write their requests and read the responses. */
export interface ClientForms {
  editionOf(request: ClientRequest): Promise<Edition>;
  /** Whether errors are sent with HTTP status 200 and their code in the envelope only. */
  wantsStatus200(request: ClientRequest): Promise<boolean>;
  /** Schema for the call's body, extended to accept such a client's blanks. */
  bodySchemaOf(id: EndpointId): AnySchema | undefined;
  /** A body in the contract's fields. */
  toContract(id: EndpointId, body: unknown): unknown;
  /** Field names as sent, by the contract's name; only those that differ. */
  sentNames(id: EndpointId, body: unknown): Readonly<Record<string, string>>;
  /** The data of a response in the form that its client expects. */
  fromContract(caller: Pick<CallContext, 'edition' | 'locale'>, id: EndpointId, data: unknown): unknown;
}
