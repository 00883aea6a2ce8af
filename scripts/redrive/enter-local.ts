import { existsSync } from "node:fs";
import { join } from "node:path";
import { assembly } from "#local/build/build-all.ts";
import { enterCloud } from "#local/environment.ts";
import { home } from "#local/open-state.ts";
import { openCredentials } from "#local/state/credentials.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readStreamMappings } from "#local/template/readers/stream-mappings.ts";

/** Makes this process speak to the embedded cloud that runs on the state in `folder`, and answers where that puts what was given up. */
export const enterLocal = (folder: string, baseUrl: string): string | undefined => {
  const file = join(folder, "cloud.sqlite");
  if (!existsSync(file)) throw new Error(`${folder} holds no state of an embedded cloud.`);
  const records = openRecords(file);
  const place = { ...home, baseUrl };
  enterCloud(place, openCredentials(records), baseUrl);
  const template = openTemplate(assembly, place, records);
  const found = readStreamMappings(template).find(({ onFailure }) => onFailure?.kind === "bucket");
  records.close();
  return found?.onFailure?.name;
};
