import { noteWrite } from "#lambdas/notes/note-write.ts";
import { titleOf } from "#lambdas/own-bikes/title.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/table/actions.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";

type Told = { readonly what: string; readonly link: string };

/** Tells an owner in the service what has been decided about their bike. */
export const reviewNote = (
  { now, newId }: Pick<System, "now" | "newId">,
  bike: BikeItem,
  { what, link }: Told,
): Action =>
  noteWrite(
    { userId: bike.ownerId, type: "review", params: { what, bike: titleOf(bike) }, link },
    newId("note"),
    now(),
  );
