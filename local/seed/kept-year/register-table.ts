import { assembly } from "#local/build/build-all.ts";
import type { TableShape } from "#local/aws/dynamodb/table-shape.ts";
import { home } from "#local/open-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readTables } from "#local/template/readers/tables.ts";

/** Reads the template's only table. Its shape does not depend on the cloud's address. */
export const registerTable = (): TableShape => {
  const place = { ...home, baseUrl: "http://127.0.0.1" };
  const [table] = readTables(openTemplate(assembly, place, openRecords(undefined)));
  if (table === undefined) throw new Error("The template has no table.");
  return table;
};
