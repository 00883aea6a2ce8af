import { publicName } from "#contract/platform/mask-name.ts";
import type { Thread } from "#contract/messages/messages.ts";
import { maskFrameNumber, publicFields } from "#contract/bikes/public-bike.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { ThreadItem } from "#lambdas/messages/items/thread.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { BlockItem } from "#lambdas/messages/items/conversation.ts";
import { ProfileItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

type ThreadFacts = {
  readonly bikes: ReadonlyMap<string, BikeItem>;
  readonly people: ReadonlyMap<string, ProfileItem>;
  /** People who have closed their account. */
  readonly closed: ReadonlySet<string>;
  /** People the caller has blocked. */
  readonly blocked: ReadonlySet<string>;
  /** People who have blocked the caller. */
  readonly blocking: ReadonlySet<string>;
};

/** One set of batch reads for a whole page. */
const readThreadFacts = async (
  table: Pick<Table, "batchGet">,
  userId: string,
  threads: readonly ThreadItem[],
): Promise<ThreadFacts> => {
  const bikeIds = [...new Set(threads.map(({ bikeId }) => bikeId))];
  const others = [...new Set(threads.map(({ otherUserId }) => otherUserId))];
  const blockKeys = others.flatMap((other) => [keys.block(userId, other), keys.block(other, userId)]);
  const [bikes, people, sessions, blocks] = await Promise.all([
    table.batchGet(
      bikeIds.map((bikeId) => keys.bike(bikeId)),
      BikeItem,
    ),
    table.batchGet(
      others.map((other) => keys.profile(other)),
      ProfileItem,
    ),
    table.batchGet(
      others.map((other) => keys.sessions(other)),
      SessionsItem,
    ),
    table.batchGet(blockKeys, BlockItem),
  ]);
  const closed = sessions.filter(({ closedAt }) => closedAt !== undefined);
  return {
    bikes: new Map(bikes.map((bike) => [bike.id, bike])),
    people: new Map(people.map((person) => [person.userId, person])),
    closed: new Set(closed.map((account) => account.userId)),
    blocked: new Set(blocks.filter((block) => block.userId === userId).map((block) => block.otherUserId)),
    blocking: new Set(blocks.filter((block) => block.userId !== userId).map((block) => block.userId)),
  };
};

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
  // The photo of an unlisted bike has a name that only its owner may know.
  return { brand, model, color, type, photoUrl: isListed(bike) ? photoOf(photo) : undefined };
};

/** An unlisted bike appears as gone to everyone but its owner. */
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

/** A blocked person sees the same as one who writes to a deleted account. */
const stateOf = ({ otherUserId, closedBy }: ThreadItem, facts: ThreadFacts): Thread["state"] => {
  if (facts.blocked.has(otherUserId)) return "blocked";
  const gone = !facts.people.has(otherUserId) || facts.closed.has(otherUserId);
  return closedBy !== undefined || gone || facts.blocking.has(otherUserId) ? "closed" : "open";
};

const showThread = (thread: ThreadItem, facts: ThreadFacts): Thread => ({
  id: thread.threadId,
  bike: showBike(facts.bikes.get(thread.bikeId), thread),
  otherName: publicName(facts.people.get(thread.otherUserId)),
  state: stateOf(thread, facts),
  reported: thread.reportedAt !== undefined,
  unread: thread.unread,
  lastAt: thread.lastAt,
  lastText: thread.lastText,
  lastMine: thread.lastMine,
});

/** Keeps the order of the threads. */
export const showThreads = async (
  table: Pick<Table, "batchGet">,
  userId: string,
  threads: readonly ThreadItem[],
): Promise<Thread[]> => {
  const facts = await readThreadFacts(table, userId, threads);
  return threads.map((thread) => showThread(thread, facts));
};

export const showOneThread = async (
  table: Pick<Table, "batchGet">,
  userId: string,
  thread: ThreadItem,
): Promise<Thread> => {
  const facts = await readThreadFacts(table, userId, [thread]);
  return showThread(thread, facts);
};
