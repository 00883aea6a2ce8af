import * as z from "zod";
import type { Correction, CorrectionRequest } from "#contract/bikes/bike-changes.ts";
import { applyEdit } from "#lambdas/bikes/apply-edit.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { showCorrection } from "#lambdas/bikes/show-correction.ts";
import { cleanDetails } from "#lambdas/bikes/clean-details.ts";
import type { BikesContext } from "./bikes-context.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { once } from "#lambdas/platform/table/idempotency.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireMovable } from "#lambdas/bikes/require-movable.ts";

type Request = {
  readonly userId: string;
  readonly bikeId: string;
  readonly idempotencyKey: string;
  readonly request: CorrectionRequest;
};
type CorrectionContext = Pick<BikesContext, "table" | "system">;

const Outcome = z.object({ correctionId: z.string() });

const attempt = async (
  { table, system }: CorrectionContext,
  { userId, bikeId, request }: Request,
  remember: (outcome: z.infer<typeof Outcome>) => Action,
): Promise<z.infer<typeof Outcome>> => {
  const bike = await readOwnBike(table, userId, bikeId);
  const { reason: _, ...wanted } = request;
  requireMovable(bike, "be-edited");
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

/**
 * Asks administrators to correct identifying fields of the caller's bike. A bike has at most one
 * open request.
 */
export const requestCorrection = async (context: CorrectionContext, input: Request): Promise<Correction> => {
  const { userId, bikeId, idempotencyKey } = input;
  const request = cleanDetails(input.request, context.system.now());
  const keyedRequest = {
    userId,
    key: idempotencyKey,
    content: { bikeId, request },
    now: context.system.now(),
  };
  const { correctionId } = await once(context.table, keyedRequest, Outcome, (remember) =>
    retryOnConflict(context.system, () => attempt(context, { ...input, request }, remember)),
  );
  const correction = await context.table.get(keys.correction(bikeId, correctionId), CorrectionItem);
  if (!correction) throw new ProblemError("bike-not-found");
  return showCorrection(correction);
};
