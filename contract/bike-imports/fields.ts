import * as z from "zod";

/** What a list of bikes that were sold earlier can tell of each. */
export const ImportField = z.enum([
  "frameNumber",
  "brand",
  "model",
  "type",
  "color",
  "email",
  "phone",
  "soldOn",
  "receiptNumber",
  "price",
  "warrantyMonths",
  "batterySerialNumber",
]);
export type ImportField = z.infer<typeof ImportField>;

/** Without a column for each of these there is nothing to register. */
export const neededFields = ["frameNumber", "brand", "model"] as const satisfies readonly ImportField[];

/** These need a column, or one answer for the whole list. */
export const fieldsWithFallback = ["type", "color"] as const satisfies readonly ImportField[];

/** As many bikes are in one list at most. */
export const mostRows = 5000;

/** No cell that is longer says anything that a bike could have: it is cut, and its row is at fault. */
export const longestCell = 300;

/** So many rows are sent at once at most. */
export const rowsAtOnce = 80;
