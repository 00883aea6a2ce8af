import * as z from "zod";
import type { Records } from "./records.ts";

const kind = "address";
const key = "tables";

/** Other programs on this machine read the address of the tables here. */
export const keepTablesAddress = (records: Records, address: string): void => records.put(kind, key, address);

export const tablesAddress = (records: Records): string => z.string().parse(records.get(kind, key));
