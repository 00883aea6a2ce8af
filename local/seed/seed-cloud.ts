import * as z from "zod";

import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

import { accountOf, inhabitants, seededAccounts } from "./accounts.ts";
import { countMadeUpLife } from "./figures.ts";
import { registerAll } from "./register-town.ts";
import { townBikes } from "./town-bikes.ts";
import { openTown } from "./town.ts";

/** Raise it with every addition to the seed, so that existing clouds get it. */
const version = 4;

const empty = "empty";

/** Keeps an empty register empty at every later start. */
export const keepEmpty = (records: Records): void => {
  if (records.get("seed", "finished") === undefined) records.put("seed", "finished", empty);
};

/** The end of a simulated life in epoch milliseconds; 0 without one. */
export const livedUntil = (records: Records): number =>
  z.number().catch(0).parse(records.get("seed", "history"));

const hasHistory = (records: Records, until: number): void => records.put("seed", "history", until);

/** Marks town and figures as complete; a simulated town has its own. */
export const hasLived = (records: Records, until: number): void => {
  records.put("seed", "finished", version);
  hasHistory(records, until);
};

/** Fills a new cloud with accounts of each role and a town of bikes; an interrupted seed continues at the next start. */
export const seedCloud = async (template: CloudTemplate, records: Records): Promise<void> => {
  const finished = records.get("seed", "finished");
  const people = inhabitants.filter(({ onlyInYear }) => !onlyInYear || livedUntil(records) > 0);
  // A town that comes from elsewhere brings no passwords.
  const isKnown = seededAccounts(records).length >= people.length;
  if (finished === empty || (finished === version && isKnown)) return;
  const town = openTown(template);
  try {
    const owners = new Map<string, string>();
    for (const inhabitant of people)
      owners.set(inhabitant.email, await town.settle(inhabitant, accountOf(records, inhabitant)));
    if (finished !== version) await registerAll(town.table, townBikes, owners, town.now());
  } finally {
    town.close();
  }
  records.put("seed", "finished", version);
};

/** Counts the two years before the cloud was new; runs before any function, so that nothing else counts at the same time. */
export const seedHistory = async (template: CloudTemplate, records: Records): Promise<void> => {
  if (records.get("seed", "history") !== undefined) return;
  const town = openTown(template);
  try {
    await countMadeUpLife(town.table, town.now());
  } finally {
    town.close();
  }
  hasHistory(records, 0);
};
