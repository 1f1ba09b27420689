/** The contract as data: entities, endpoints, and what reads and writes them. */
export * from './account.ts';
export * from './cart.ts';
export * from './catalog.ts';
export { DecodeError, decode, type Issue } from './decode.ts';
export { encode, moneyText, timeText } from './encode.ts';
export type { AnswerOf, Endpoint, EndpointId, InputOf } from './endpoint.ts';
export type { Auth, Input, InputValue, Origin } from './input.ts';
export { type JsonSchema, objectSchema, toJsonSchema } from './json-schema.ts';
export * from './orders.ts';
export { type Call, contract } from './registry.ts';
export type { AnySchema, Infer, Page, Schema, Shape } from './schema.ts';
export * from './store.ts';
