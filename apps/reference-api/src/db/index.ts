export type { Database, DatabaseOptions } from './database.ts';
export { createDatabase } from './database.ts';
export { DirectoryInUseError } from './directory-lock.ts';
export { violatedConstraint } from './errors.ts';
export { migrate } from './migrate.ts';
export type { PaymentDetails } from './payment-tables.ts';
export type * from './tables.ts';
