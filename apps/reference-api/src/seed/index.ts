export { DEMO_ACCOUNTS } from './accounts.ts';
export { closeDemoAccounts, openDemoAccounts } from './demo-accounts.ts';
export { openEmptyShop } from './empty-shop.ts';
export type { SeedOptions } from './seed-database.ts';
export { DEFAULT_SEED, resetAndSeed, STORE_ID, seedDatabase } from './seed-database.ts';
