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

/** No cell that is as long says anything that a bike could have: it is cut there, and its row is at fault. */
export const longestCell = 160;

/** So many rows are sent at once at most. */
export const rowsAtOnce = 80;

/** And so many bytes of them: the firewall before the register lets no more than 8 KB through in one request. */
export const bytesAtOnce = 7000;
