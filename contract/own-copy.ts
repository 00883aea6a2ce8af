import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";

/** For so long the file can be fetched. */
export const daysToFetch = 7;
/** `none`: none was asked for lately. `expired`: there was one, and its file is gone. */
const OwnCopyState = z.enum(["none", "asked", "making", "ready", "failed", "expired"]);

/** How it stands with the copy of all that is kept about a person. There is one at a time. */
export const OwnCopy = z.object({
  state: OwnCopyState,
  askedAt: z.iso.datetime().optional(),
  /** While it is made: how many of its files are in it, of how many. */
  done: z.number().int().optional(),
  of: z.number().int().optional(),
  readyAt: z.iso.datetime().optional(),
  /** Until when it can be fetched. */
  endsAt: z.iso.datetime().optional(),
  bytes: z.number().int().optional(),
  /** Whether a new one would be made for who asks now. */
  mayAsk: z.boolean(),
  /** Whether the sign-in is fresh enough to ask for one, and to fetch it. */
  signedInRecently: z.boolean(),
});
export type OwnCopy = z.infer<typeof OwnCopy>;

export const ownCopyRoutes = defineRoutes({
  getOwnCopy: {
    method: "GET",
    path: "/me/copy",
    access: "signed-in",
    summary: "Get how it stands with the copy of all that is kept about you",
    response: OwnCopy,
    problems: [],
  },
  askForOwnCopy: {
    method: "POST",
    path: "/me/copy",
    access: "signed-in",
    summary: "Ask for a copy of all that is kept about you; asked again, it is the one that is under way",
    response: OwnCopy,
    problems: ["sign-in-not-recent", "too-many-requests"],
  },
  linkOwnCopy: {
    method: "POST",
    path: "/me/copy/links",
    access: "signed-in",
    summary: "Get a link that opens the file of your copy for five minutes",
    response: z.object({ url: z.string() }),
    problems: ["sign-in-not-recent", "own-copy-not-ready"],
  },
});
