import { type JobContext, inviteDue } from "#lambdas/shops/bike-imports/invitations/invite-due.ts";
import { workOnImport } from "./work-on-import.ts";
import { BikeImportItem } from "#lambdas/shops/items/bike-import.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

/** Milliseconds per import in a round, so that a long one does not block other stores. */
const turn = 5000;

const importsPerRound = 25;

/** Gives each open import a turn. Returns whether any was worked on. */
const runRound = async (context: JobContext, until: Date): Promise<boolean> => {
  const { table, system, reportFailure } = context;
  const open = { index: "gsi2", partition: lists.openBikeImports(), schema: BikeImportItem } as const;
  const { items } = await table.query({ ...open, limit: importsPerRound });
  let hasWorked = false;
  for (const { importId } of items) {
    const now = system.now().getTime();
    if (now >= until.getTime()) return false;
    try {
      const worked = await workOnImport(context, importId, new Date(Math.min(now + turn, until.getTime())));
      hasWorked ||= worked;
    } catch (error) {
      reportFailure(importId, error);
    }
  }
  return hasWorked;
};

/** Works on open imports in turns and then invites buyers; the next run continues with the rest. */
export const workOnImports = async (
  context: JobContext,
  until: { readonly imports: Date; readonly all: Date },
): Promise<void> => {
  while (await runRound(context, until.imports));
  await inviteDue(context, until.all);
};
