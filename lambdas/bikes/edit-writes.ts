import type { EditResult } from "./apply-edit.ts";
import { changeWrites } from "./change-writes.ts";
import { eventWrite } from "./event-write.ts";
import { type Action, put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type Occasion = { readonly eventType: "edit" | "correction"; readonly eventId: string; readonly at: Date };

const numberWrites = (before: BikeItem, after: BikeItem): Action[] => {
  const { id: bikeId, ownerId, frameNumber, qrUid } = after;
  if (frameNumber === before.frameNumber) return [];
  return [
    put(keys.frameGuard(frameNumber), "frameGuard", { bikeId, ownerId }).expectNew("frame-number-taken"),
    remove(keys.frameGuard(before.frameNumber)).expect("bikeId", bikeId, "stale"),
    ...(qrUid === undefined
      ? []
      : [update(keys.qr(qrUid)).set({ frameNumber }).expect("bikeId", bikeId, "stale")]),
  ];
};

/** Writes an edited bike and keeps its former identifying values in its history. At most 82 actions. */
export const editWrites = (
  before: BikeItem,
  { after, changes }: EditResult,
  occasion: Occasion,
): Action[] => {
  const { eventType, eventId, at } = occasion;
  const { id: bikeId, ownerId } = after;
  const event = { bikeId, ownerId, eventType, at: at.toISOString(), changes: [...changes] };
  return [
    ...changeWrites(before, after),
    ...numberWrites(before, after),
    ...(changes.length > 0 ? [eventWrite(event, eventId)] : []),
  ];
};
