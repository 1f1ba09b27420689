export type { Database, DatabaseOptions, PoolStatus } from './database.ts';
export { createDatabase } from './database.ts';
export { followDatabaseClock } from './database-clock.ts';
export { DirectoryInUseError } from './directory-lock.ts';
export { violatedConstraint } from './errors.ts';
export { doneMigrations, migrate, pendingMigrations, refuseUnknown, SchemaError } from './migrate.ts';
export type { Replica } from './replica.ts';
export { openReplica } from './replica.ts';
export type * from './tables.ts';
