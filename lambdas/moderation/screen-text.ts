import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { isReportOpen, newReportId, threadReportWrites } from "./thread-report.ts";
import { hideContactData } from "#lambdas/messages/hide-contact-data.ts";
import { isBlocked, mayWrite } from "#lambdas/messages/may-write.ts";
import { readBar, requireUnbarred, checkUnbarred } from "#lambdas/messages/message-bar.ts";
import { type Sides, isClosed, readSides } from "#lambdas/messages/sides.ts";
import { verdictOn } from "#lambdas/messages/spam-score.ts";
import { threadIdOf } from "#lambdas/messages/thread-id.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { ProblemError, problemOf } from "#lambdas/platform/http/problem.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = {
  readonly table: Pick<Table, "get" | "batchGet">;
  readonly system: Pick<System, "now" | "newId">;
};

/** A text from one person to another about a bike. */
type PersonalText = {
  readonly fromUserId: string;
  readonly toUserId: string;
  readonly bikeId: string;
  readonly text: string;
};

/** Removes personal numbers from a text. Throws `message-refused` for spam. */
export const cleanText = (text: string, now: Date): string => {
  if (verdictOn(text) === "refused") throw new ProblemError("message-refused");
  return hidePersonalNumbers(text, swedishDate(now));
};

type ScreenedText = {
  readonly threadId: string;
  readonly messageId: string;
  readonly sides: Sides;
  readonly profile: ProfileItem | undefined;
  /** True until the first answer, unless the sender has a verified identity. */
  readonly contactHidden: boolean;
  /** The text as its reader sees it. */
  readonly shown: string;
  /** Conditions, and the report of a suspicious text, for the transaction that stores it. */
  readonly writes: readonly Action[];
};

/** Reports a suspicious text to the administrators, and delivers it nevertheless. */
const suspicionWrites = async (
  { table, system }: Context,
  { fromUserId, toUserId, bikeId, text }: PersonalText,
  { threadId, messageId }: Pick<ScreenedText, "threadId" | "messageId">,
): Promise<Action[]> => {
  if (verdictOn(text) !== "suspicious") return [];
  const about = { threadId, aboutUserId: fromUserId, reason: "suspicious" } as const;
  if (await isReportOpen(table, about)) return [];
  const at = system.now().toISOString();
  const details = { ...about, bikeId, otherUserId: toUserId, messageId, text, at };
  return threadReportWrites(newReportId(system, threadId), details, "stale");
};

/** Checks a text before another person may see it: spam, a bar on the sender, a closed conversation, a block and a closed account. The last two fail the transaction with `message-blocked`. */
export const screenText = async (context: Context, personal: PersonalText): Promise<ScreenedText> => {
  const { table, system } = context;
  const { fromUserId, toUserId, bikeId } = personal;
  const now = system.now();
  const text = cleanText(personal.text, now);
  const threadId = threadIdOf(bikeId, fromUserId, toUserId);
  const messageId = system.newId("message");
  const [sides, profile, suspicion] = await Promise.all([
    readSides(table, { threadId, fromUserId, toUserId }),
    table.get(keys.profile(fromUserId), ProfileItem),
    suspicionWrites(context, { ...personal, text }, { threadId, messageId }),
    requireUnbarred(table, fromUserId, now),
  ]);
  if (isClosed(sides)) throw new ProblemError("message-blocked");
  const contactHidden = (profile?.identityLevel ?? 0) < 2 && sides.from?.heardId === undefined;
  return {
    threadId,
    messageId,
    sides,
    profile,
    contactHidden,
    shown: contactHidden ? hideContactData(text) : text,
    writes: [
      checkUnbarred(fromUserId, now),
      ...mayWrite(fromUserId, toUserId, "message-blocked"),
      ...suspicion,
    ],
  };
};

/** For a write that must not fail: it leaves out the text instead. */
export const isBarredOrBlocked = async (
  { table, system }: Context,
  fromUserId: string,
  toUserId: string,
): Promise<boolean> => {
  const [bar, blocked] = await Promise.all([
    readBar(table, fromUserId, system.now()),
    isBlocked(table, fromUserId, toUserId),
  ]);
  return bar !== undefined || blocked;
};

/** Repeats the work without the text if the sender may not write. The sender gets the same answer, so that nobody learns of a block. */
export const retryWithoutText = async <T>(work: (isWithheld: boolean) => Promise<T>): Promise<T> => {
  try {
    return await work(false);
  } catch (error) {
    if (!["message-blocked", "messaging-barred"].includes(problemOf(error).code)) throw error;
    return work(true);
  }
};
