import { existsSync } from "node:fs";
import { assembly } from "#local/build/build-all.ts";
import type { Clock } from "#local/cloud.ts";
import { createClock } from "#local/clock/movable-clock.ts";
import { enterCloud } from "#local/environment.ts";
import { home } from "#local/open-state.ts";
import { openCredentials } from "#local/state/credentials.ts";
import { openRecords, recordsIn } from "#local/state/records.ts";
import { tablesAddress } from "#local/state/tables-address.ts";
import { type CloudTemplate, openTemplate } from "#local/template/cloud-template.ts";

/** Points this process at the embedded cloud whose state is in `folder`, and returns what `find` finds in its template. */
export const enterLocal = <T>(
  folder: string,
  baseUrl: string,
  find: (template: CloudTemplate, clock: Clock) => T,
): T => {
  const file = recordsIn(folder);
  if (!existsSync(file)) throw new Error(`${folder} holds no state of an embedded cloud.`);
  const records = openRecords(file);
  const place = { ...home, baseUrl };
  enterCloud(place, openCredentials(records), tablesAddress(records));
  const found = find(openTemplate(assembly, place, records), createClock(records));
  records.close();
  return found;
};
