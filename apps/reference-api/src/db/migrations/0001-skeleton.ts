import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { catalogTables } from "./catalog-tables.ts";
import { orderTables } from "./order-tables.ts";
import { platformTables } from "./platform-tables.ts";
import { shopperTables } from "./shopper-tables.ts";

export const skeleton: Migration = {
	async up(db: Kysely<unknown>) {
		for (const statement of [
			...catalogTables,
			...shopperTables,
			...orderTables,
			...platformTables,
		]) {
			await sql.raw(statement).execute(db);
		}
	},
};
