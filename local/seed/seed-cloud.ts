import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

import { accountOf, inhabitants } from "./accounts.ts";
import { countMadeUpLife } from "./figures.ts";
import { registerAll } from "./register-town.ts";
import { townBikes } from "./town-bikes.ts";
import { openTown } from "./town.ts";

/** Changes whenever there is more to seed, so that a cloud of before gets what it lacks. */
const version = 4;

/** Fills a new cloud with accounts of each role and a town of bikes. One that was interrupted is finished. */
export const seedCloud = async (template: CloudTemplate, records: Records): Promise<void> => {
  if (records.get("seed", "finished") === version) return;
  const town = openTown(template);
  try {
    const owners = new Map<string, string>();
    for (const inhabitant of inhabitants)
      owners.set(inhabitant.email, await town.settle(inhabitant, accountOf(records, inhabitant)));
    await registerAll(town.table, townBikes, owners, town.now());
  } finally {
    town.close();
  }
  records.put("seed", "finished", version);
};

/** Says that a cloud needs no made-up figures: a town that has lived has its own. */
export const hasHistory = (records: Records): void => records.put("seed", "history", 1);

/** Has counted what happened in the two years before a cloud was new: before any function runs, so that nothing is counted meanwhile. */
export const seedHistory = async (template: CloudTemplate, records: Records): Promise<void> => {
  if (records.get("seed", "history") !== undefined) return;
  const town = openTown(template);
  try {
    await countMadeUpLife(town.table, town.now());
  } finally {
    town.close();
  }
  hasHistory(records);
};
