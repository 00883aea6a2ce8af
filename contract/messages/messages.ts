import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PublicText } from "#contract/bikes/public-bike.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText, requiredText } from "#contract/platform/text.ts";

/** A hash of the bike and both people, so the id reveals neither of them. */
export const ThreadId = z.string().regex(/^thread_[0-9A-Za-z_-]{20,60}$/);
/** The thread's id, then an id of the report's own. */
export const MessageReportId = z.string().regex(/^thread_[0-9A-Za-z_-]{20,60}-report_[0-9A-Za-z]{20,40}$/);

const MessageId = z.string().regex(/^message_[0-9A-Za-z]{20,40}$/);

export const MessageType = z.enum(["general_inquiry", "found_bike", "purchase_inquiry"]);
export type MessageType = z.infer<typeof MessageType>;

export const maxMessageLength = 1000;
export const secondsToUndo = 10;
/** Limits on conversations that a person begins; replies do not count. A day's is lower without a verified identity. */
export const newThreadsADay = { verified: 5, unverified: 2 } as const;
export const newThreadsAWeek = 20;

export const Message = z.object({
  id: MessageId,
  mine: z.boolean(),
  type: MessageType,
  text: z.string(),
  at: z.iso.datetime(),
  /** Missing once the sender can no longer undo it. */
  undoUntil: z.iso.datetime().optional(),
});
export type Message = z.infer<typeof Message>;

/** The bike of a thread, with only the fields that the caller may see. */
const ThreadBike = z.object({
  id: BikeId,
  /** True if the caller owns the bike. */
  mine: z.boolean(),
  brand: PublicText,
  model: PublicText,
  color: BikeColour.optional(),
  type: BikeType.optional(),
  photoUrl: PublicText,
  /** In full for the owner and for a sender who typed it themselves; masked for others. */
  frameNumber: z.string(),
  status: z.enum(["registered", "stolen", "gone"]),
});

/** `blocked`: by the caller. `closed`: nobody can write; the cause (administrators, a block by the other, a closed account) stays secret. */
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

const MessageText = requiredText(maxMessageLength);

/** The first message to the owner of a bike that was found by searching or by its QR code. */
export const ContactForm = z.object({
  type: MessageType,
  text: MessageText,
  /** The number the sender searched for; without it the frame number is hidden from their copy. */
  frameNumber: optionalText(40),
  /** A hidden field that only bots fill in. */
  website: optionalText(200),
});
export type ContactForm = z.infer<typeof ContactForm>;

const ById = z.object({ threadId: ThreadId });
const Sent = z.object({ threadId: ThreadId, message: Message });

const sendProblems = ["message-blocked", "message-refused", "messaging-barred", "too-many-requests"] as const;

export const messageRoutes = defineRoutes({
  contactOwner: {
    method: "POST",
    path: "/bikes/{bikeId}/messages",
    access: "signed-in",
    needsTerms: true,
    summary: "Write to the owner of a bike, whose name and address stay hidden",
    params: z.object({ bikeId: BikeId }),
    body: ContactForm,
    response: Sent,
    idempotent: true,
    problems: ["bike-not-found", "own-bike", "too-many-new-threads", ...sendProblems],
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
    problems: ["thread-not-found", ...sendProblems],
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
