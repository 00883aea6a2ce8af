import { type Inviting, inviteDue } from "./invitations/invite-due.ts";
import { workOnImport } from "./work-on-import.ts";
import { BikeImportItem } from "#lambdas/shared/table/items/bike-import.ts";
import { lists } from "#lambdas/shared/table/keys.ts";

/** Milliseconds that a list has before the next one has its turn: many stores may send some at once. */
const turn = 5000;

/** Lists that are looked at in one round. */
const atOnce = 25;

/** One turn for each list that is open. Whether one of them has got on. */
const round = async (context: Inviting, until: Date): Promise<boolean> => {
  const { table, system, reportFailure } = context;
  const open = { index: "gsi2", partition: lists.openBikeImports(), schema: BikeImportItem } as const;
  const { items } = await table.query({ ...open, limit: atOnce });
  let gotOn = false;
  for (const { importId } of items) {
    const now = system.now().getTime();
    if (now >= until.getTime()) return false;
    try {
      const worked = await workOnImport(context, importId, new Date(Math.min(now + turn, until.getTime())));
      gotOn ||= worked;
    } catch (error) {
      reportFailure(importId, error);
    }
  }
  return gotOn;
};

/** Goes on with every list that there is something to do for, in turns, and then writes to the buyers whose turn it is. Whatever is left at the end of the time is the next run's. */
export const workOnImports = async (
  context: Inviting,
  until: { readonly imports: Date; readonly all: Date },
): Promise<void> => {
  while (await round(context, until.imports));
  await inviteDue(context, until.all);
};
