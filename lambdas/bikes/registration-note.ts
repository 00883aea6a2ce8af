import { knownNoteWrite } from "#lambdas/notes/note-write.ts";
import { titleOf } from "#lambdas/own-bikes/title.ts";
import type { Action } from "#lambdas/table/actions.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import type { ProfileItem } from "#lambdas/table/items/person.ts";

/**
 * Whoever wants to be told of registrations is told of their own too, wherever else they are signed in: nobody registers
 * a bike in their name unseen. One that waits to be looked at is told of once it has been.
 */
export const registrationNote = (
  bike: BikeItem,
  { notifications }: Pick<ProfileItem, "notifications">,
  noteId: string,
): Action[] => {
  const { id, ownerId: userId, registeredAt, status } = bike;
  if (status !== "registered" || notifications?.bikeRegistrations === false) return [];
  const note = {
    userId,
    type: "bike_registration",
    params: { what: "bike-registered", bike: titleOf(bike) },
    link: `/my-bikes/${id}`,
  } as const;
  return [knownNoteWrite(note, noteId, new Date(registeredAt))];
};
