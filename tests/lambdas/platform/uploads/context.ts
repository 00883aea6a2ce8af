import { startS3 } from "#tests/local/aws/s3/bucket.ts";
import { withTable } from "#tests/dynamodb.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { s3PictureStore } from "#lambdas/platform/uploads/aws-picture-store.ts";

const buckets = {
  staging: "staging",
  receipt: "receipts",
  "bike-photo": "bike-photos",
  "id-card": "id-cards",
  "bug-picture": "bug-pictures",
  logo: "bike-photos",
};

/** Use cases with a fresh table and emulated buckets. */
export const uploadsContext = async () => {
  const s3 = await startS3(
    undefined,
    [...new Set(Object.values(buckets))].map((name) => ({ name })),
  );
  const { tableName, client } = await withTable();
  const context = {
    table: openTable(tableName, system, client),
    system,
    store: s3PictureStore(buckets, s3.client),
  };
  return { context, s3 };
};

type Ticket = { url: string; fields: Record<string, string> };

/** Posts a file as browsers do: every field of the ticket, then the file. */
export const post = async (
  { url, fields }: Ticket,
  file: Uint8Array,
  changes: Record<string, string> = {},
): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(file)]));
  const response = await fetch(url, { method: "POST", body: form });
  await response.arrayBuffer();
  return response.status;
};
