import * as z from "zod";

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

/** Each of these needs a column or one value for the whole import. */
export const fieldsWithFallback = ["type", "color"] as const satisfies readonly ImportField[];

export const maxImportRows = 5000;

/** The browser cuts longer cells here, and the row is rejected: no real value is this long. */
export const maxCellLength = 160;

export const maxRowsPerRequest = 80;

/** The web application firewall rejects request bodies over 8 KB. */
export const maxBytesPerRequest = 7000;
