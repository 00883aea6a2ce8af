import { publicName } from "#contract/mask-name.ts";
import type { Thread } from "#contract/messages.ts";
import { maskFrameNumber, publicFields } from "#contract/public-bike.ts";
import { type Known, readKnown } from "#lambdas/messages/known-of-threads.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type ThreadBike = Thread["bike"];

const photoOf = (photoUploadId: string | undefined): string | undefined =>
  photoUploadId && `/photos/${photoUploadId}.jpg`;

const ownBike = (bike: BikeItem): Partial<ThreadBike> => ({
  mine: true,
  brand: bike.brand,
  model: bike.model,
  color: bike.color,
  type: bike.type,
  photoUrl: photoOf(bike.photoUploadId),
  frameNumber: bike.frameNumber,
});

const othersBike = (bike: BikeItem): Partial<ThreadBike> => {
  const { brand, model, color, type, photo } = publicFields(bike, bike.photoUploadId);
  // What nobody finds any more is shown to nobody: its photo has a name that only its owner knows.
  return { brand, model, color, type, photoUrl: isListed(bike) ? photoOf(photo) : undefined };
};

/** What nobody finds any more is gone for the person who does not own it. */
const statusOf = (bike: BikeItem, mine: boolean): ThreadBike["status"] => {
  if (bike.deletedAt !== undefined || (!mine && !isListed(bike))) return "gone";
  return bike.status === "stolen" ? "stolen" : "registered";
};

const showBike = (
  bike: BikeItem | undefined,
  { bikeId: id, userId, numberGiven }: ThreadItem,
): ThreadBike => {
  const frameNumber = numberGiven ?? maskFrameNumber(bike?.frameNumber ?? "");
  if (!bike) return { id, mine: false, frameNumber, status: "gone" };
  const mine = bike.ownerId === userId;
  const shown = mine ? ownBike(bike) : othersBike(bike);
  return { id, mine: false, frameNumber, ...shown, status: statusOf(bike, mine) };
};

/** A person who is blocked is told no more than the person who writes to someone that is gone. */
const stateOf = ({ otherUserId, closedBy }: ThreadItem, known: Known): Thread["state"] => {
  if (known.blocked.has(otherUserId)) return "blocked";
  const gone = !known.people.has(otherUserId) || known.closed.has(otherUserId);
  return closedBy !== undefined || gone || known.blocking.has(otherUserId) ? "closed" : "open";
};

const showThread = (thread: ThreadItem, known: Known): Thread => ({
  id: thread.threadId,
  bike: showBike(known.bikes.get(thread.bikeId), thread),
  otherName: publicName(known.people.get(thread.otherUserId)),
  state: stateOf(thread, known),
  reported: thread.reportedAt !== undefined,
  unread: thread.unread,
  lastAt: thread.lastAt,
  lastText: thread.lastText,
  lastMine: thread.lastMine,
});

/** Conversations of one person as they see them, in their order. */
export const showThreads = async (
  table: Pick<Table, "batchGet">,
  userId: string,
  threads: readonly ThreadItem[],
): Promise<Thread[]> => {
  const known = await readKnown(table, userId, threads);
  return threads.map((thread) => showThread(thread, known));
};

/** One of them. */
export const showOneThread = async (
  table: Pick<Table, "batchGet">,
  userId: string,
  thread: ThreadItem,
): Promise<Thread> => {
  const known = await readKnown(table, userId, [thread]);
  return showThread(thread, known);
};
