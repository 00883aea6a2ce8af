import * as z from "zod";

import type { Records } from "./records.ts";

const kind = "address";
const key = "tables";

/** Remembers where the tables are reached until the next start, for programs beside this one. */
export const keepTablesAddress = (records: Records, address: string): void => records.put(kind, key, address);

export const tablesAddress = (records: Records): string => z.string().parse(records.get(kind, key));
