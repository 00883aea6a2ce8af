import * as z from "zod";
import type { Gathering } from "./gathering.ts";
import { readDisputesOf } from "#lambdas/ownership/disputes/read-disputes.ts";
import { listOf, sideOf } from "#lambdas/ownership/disputes/rules.ts";
import { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";

const { decisions } = OwnershipDisputeItem.shape;

/** Only what the person said; the other side’s texts and pictures belong to the other side. */
export const Disputes = z.array(
  OwnershipDisputeItem.pick({ bike: true, state: true, openedAt: true }).extend({
    role: z.enum(["claimant", "owner"]),
    written: z.array(z.object({ text: z.string(), at: z.string(), pictures: z.array(z.string()) })),
    decisions: z.array(decisions.element.omit({ by: true, afterAppeal: true })),
  }),
);

export const gatherDisputes = async ({
  table,
  userId,
  others,
  wanted,
}: Gathering): Promise<z.infer<typeof Disputes>> => {
  const all = await readDisputesOf(table, userId);
  const people = all.flatMap((each) => [
    each.claimantId,
    each.ownerId,
    ...each.decisions.flatMap(({ by }) => by),
  ]);
  await Promise.all(people.map((id) => others.maskedName(id)));
  return all.map((each) => {
    const role = sideOf(each, userId) ?? "claimant";
    const written = each[listOf(role)].map((statement) => ({
      ...statement,
      pictures: statement.pictures.flatMap((id) => wanted.picture("receipt", userId, id, each.bikeId) ?? []),
    }));
    return Disputes.element.parse({ ...each, role, written });
  });
};
