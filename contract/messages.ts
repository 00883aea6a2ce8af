import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { Shown } from "#contract/public-bike.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText, requiredText } from "#contract/text.ts";

/** A hash of the bike and of the two who write: it tells nobody who they are. */
export const ThreadId = z.string().regex(/^thread_[0-9A-Za-z_-]{20,60}$/);
/** The id of the conversation a report is about, and one of its own. */
export const MessageReportId = z.string().regex(/^thread_[0-9A-Za-z_-]{20,60}-report_[0-9A-Za-z]{20,40}$/);

const MessageId = z.string().regex(/^message_[0-9A-Za-z]{20,40}$/);

export const MessageType = z.enum(["general_inquiry", "found_bike", "purchase_inquiry"]);
export type MessageType = z.infer<typeof MessageType>;

export const longestMessage = 1000;
/** How long a message that has just been sent can be undone. */
export const secondsToUndo = 10;
/** How many owners a person can write to for the first time. */
export const newThreadsADay = 5;
export const newThreadsAWeek = 20;

export const Message = z.object({
  id: MessageId,
  mine: z.boolean(),
  type: MessageType,
  text: z.string(),
  at: z.iso.datetime(),
  /** The time until which its sender can undo it. */
  undoUntil: z.iso.datetime().optional(),
});
export type Message = z.infer<typeof Message>;

/** The bike that two people write about, as the one who asks may see it. */
const ThreadBike = z.object({
  id: BikeId,
  /** The caller owns it. */
  mine: z.boolean(),
  brand: Shown,
  model: Shown,
  color: BikeColour.optional(),
  type: BikeType.optional(),
  photoUrl: Shown,
  /** Whole for its owner and for a person who has given it themselves. */
  frameNumber: z.string(),
  status: z.enum(["registered", "stolen", "gone"]),
});

/** `blocked`: by the caller. `closed`: nobody can write any more, because administrators have closed it, or either has blocked the other or is gone; it does not say which. */
const ThreadState = z.enum(["open", "blocked", "closed"]);

export const Thread = z.object({
  id: ThreadId,
  bike: ThreadBike,
  /** Masked: 'An** S*'. */
  otherName: z.string(),
  state: ThreadState,
  reported: z.boolean(),
  unread: z.number().int(),
  lastAt: z.iso.datetime(),
  lastText: z.string(),
  lastMine: z.boolean(),
});
export type Thread = z.infer<typeof Thread>;

export const ReportReason = z.enum(["extortion", "fraud", "harassment", "spam", "other"]);
export type ReportReason = z.infer<typeof ReportReason>;

const MessageText = requiredText(longestMessage);

/** What is written to the owner of a bike that was found by searching or by its code. */
export const ContactForm = z.object({
  type: MessageType,
  text: MessageText,
  /** The number they searched for, if they did: only then their own copy repeats it. */
  frameNumber: optionalText(40),
  /** A field nobody sees; who fills it in is a machine. */
  website: optionalText(200),
});
export type ContactForm = z.infer<typeof ContactForm>;

const ById = z.object({ threadId: ThreadId });
const Sent = z.object({ threadId: ThreadId, message: Message });

const mayNotBeSent = ["message-blocked", "message-refused", "messaging-barred", "too-many-requests"] as const;

export const messageRoutes = defineRoutes({
  contactOwner: {
    method: "POST",
    path: "/bikes/{bikeId}/messages",
    access: "signed-in",
    summary: "Write to the owner of a bike, whose name and address stay hidden",
    params: z.object({ bikeId: BikeId }),
    body: ContactForm,
    response: Sent,
    idempotent: true,
    problems: ["bike-not-found", "own-bike", "too-many-new-threads", ...mayNotBeSent],
  },
  listThreads: {
    method: "GET",
    path: "/threads",
    access: "signed-in",
    summary: "List your conversations, newest first; `q` searches names, bikes and the newest message",
    query: PageQuery.extend({ q: z.string().trim().max(100).optional() }),
    response: pageOf(Thread),
    problems: ["invalid-cursor"],
  },
  getThread: {
    method: "GET",
    path: "/threads/{threadId}",
    access: "signed-in",
    summary: "Get a conversation with its messages, newest first",
    params: ById,
    query: PageQuery,
    response: pageOf(Message).extend({ thread: Thread }),
    problems: ["thread-not-found", "invalid-cursor"],
  },
  reply: {
    method: "POST",
    path: "/threads/{threadId}/messages",
    access: "signed-in",
    summary: "Answer in a conversation",
    params: ById,
    body: z.object({ text: MessageText }),
    response: Sent,
    idempotent: true,
    problems: ["thread-not-found", ...mayNotBeSent],
  },
  undoMessage: {
    method: "DELETE",
    path: "/threads/{threadId}/messages/{messageId}",
    access: "signed-in",
    summary: "Undo a message that has just been sent",
    params: ById.extend({ messageId: MessageId }),
    response: z.object({}),
    problems: ["thread-not-found", "message-not-found", "message-too-old"],
  },
  readThread: {
    method: "POST",
    path: "/threads/{threadId}/read",
    access: "signed-in",
    summary: "Mark a conversation and its notification as read",
    params: ById,
    response: z.object({}),
    problems: ["thread-not-found"],
  },
  blockThread: {
    method: "PUT",
    path: "/threads/{threadId}/block",
    access: "signed-in",
    summary: "Block the other person from writing about any bike",
    params: ById,
    response: Thread,
    problems: ["thread-not-found"],
  },
  unblockThread: {
    method: "DELETE",
    path: "/threads/{threadId}/block",
    access: "signed-in",
    summary: "Unblock the other person",
    params: ById,
    response: Thread,
    problems: ["thread-not-found"],
  },
  reportThread: {
    method: "POST",
    path: "/threads/{threadId}/report",
    access: "signed-in",
    summary:
      "Report the newest message of the other person; administrators see it with at most ten around it",
    params: ById,
    body: z.object({ reason: ReportReason, text: optionalText(500) }),
    response: z.object({ thread: Thread, reportId: MessageReportId }),
    problems: ["thread-not-found", "message-not-found", "thread-already-reported", "too-many-requests"],
  },
});
