import * as z from "zod";
import type { Correction, CorrectionRequest } from "#contract/bike-changes.ts";
import { applyEdit } from "#lambdas/shared/bikes/apply-edit.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { showCorrection } from "#lambdas/shared/bikes/show-correction.ts";
import { cleanDetails } from "#lambdas/shared/bikes/clean-details.ts";
import type { BikesContext } from "./bikes-context.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import { once } from "#lambdas/shared/table/idempotency.ts";
import { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Request = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly request: CorrectionRequest;
};
type Asking = Pick<BikesContext, "table" | "system">;

const Outcome = z.object({ correctionId: z.string() });

const attempt = async (
  { table, system }: Asking,
  { userId, bikeId, request }: Request,
  remember: (outcome: z.infer<typeof Outcome>) => Action,
): Promise<z.infer<typeof Outcome>> => {
  const bike = await readOwnBike(table, userId, bikeId);
  const { reason: _, ...wanted } = request;
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-edited");
  if (bike.openCorrectionId !== undefined) throw new ProblemError("correction-open");
  if (applyEdit(bike, wanted).changes.length === 0) throw new ProblemError("nothing-to-change");
  const id = system.newId("correction");
  const requestedAt = system.now().toISOString();
  const correction = { id, bikeId, ownerId: userId, state: "open", request, requestedAt };
  await table.transact([
    put(keys.correction(bikeId, id), "correction", {
      ...correction,
      gsi1pk: lists.openCorrections(),
      gsi1sk: `${requestedAt}#${id}`,
    }).expectNew("stale"),
    ...changeWrites(bike, { ...bike, openCorrectionId: id, version: bike.version + 1 }),
    remember({ correctionId: id }),
  ]);
  return { correctionId: id };
};

/** Asks the administrators to correct what identifies the caller's own bike. There is one open request a bike. */
export const requestCorrection = async (context: Asking, input: Request): Promise<Correction> => {
  const { userId, bikeId, idempotencyKey } = input;
  const request = cleanDetails(input.request, context.system.now());
  const asked = { userId, key: idempotencyKey, content: { bikeId, request }, now: context.system.now() };
  const { correctionId } = await once(context.table, asked, Outcome, (remember) =>
    untilFresh(context.system, () => attempt(context, { ...input, request }, remember)),
  );
  const correction = await context.table.get(keys.correction(bikeId, correctionId), CorrectionItem);
  if (!correction) throw new ProblemError("bike-not-found");
  return showCorrection(correction);
};
