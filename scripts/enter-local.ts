import { existsSync } from "node:fs";
import { join } from "node:path";
import { assembly } from "#local/build/build-all.ts";
import { enterCloud } from "#local/environment.ts";
import { home } from "#local/open-state.ts";
import { openCredentials } from "#local/state/credentials.ts";
import { openRecords } from "#local/state/records.ts";
import { tablesAddress } from "#local/state/tables-address.ts";
import { type CloudTemplate, openTemplate } from "#local/template/cloud-template.ts";

/** Makes this process speak to the embedded cloud that runs on the state in `folder`, and answers what `find` finds in its template. */
export const enterLocal = <T>(folder: string, baseUrl: string, find: (template: CloudTemplate) => T): T => {
  const file = join(folder, "cloud.sqlite");
  if (!existsSync(file)) throw new Error(`${folder} holds no state of an embedded cloud.`);
  const records = openRecords(file);
  const place = { ...home, baseUrl };
  enterCloud(place, openCredentials(records), tablesAddress(records));
  const found = find(openTemplate(assembly, place, records));
  records.close();
  return found;
};
