import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";

export const StoreId = z.string(rule("format")).regex(/^store_[0-9A-Za-z_-]{1,60}$/, rule("format"));
