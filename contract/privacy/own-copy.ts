import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";

/** `none`: not requested recently. `expired`: the file has been deleted. */
const OwnCopyState = z.enum(["none", "asked", "making", "ready", "failed", "expired"]);

/** State of the export of a person's data. There is one at a time. */
export const OwnCopy = z.object({
  state: OwnCopyState,
  askedAt: z.iso.datetime().optional(),
  /** Progress in files, while it is being made. */
  done: z.number().int().optional(),
  of: z.number().int().optional(),
  readyAt: z.iso.datetime().optional(),
  /** End of the download period. */
  endsAt: z.iso.datetime().optional(),
  bytes: z.number().int().optional(),
  /** True if the person may request a new export now. */
  mayAsk: z.boolean(),
  /** True if the sign-in is recent enough to request and download it. */
  signedInRecently: z.boolean(),
});
export type OwnCopy = z.infer<typeof OwnCopy>;

export const ownCopyRoutes = defineRoutes({
  getOwnCopy: {
    method: "GET",
    path: "/me/copy",
    access: "signed-in",
    summary: "Get the state of your data export",
    response: OwnCopy,
    problems: [],
  },
  askForOwnCopy: {
    method: "POST",
    path: "/me/copy",
    access: "signed-in",
    summary: "Request an export of your data; returns the current one if it is still being made",
    response: OwnCopy,
    problems: ["sign-in-not-recent", "too-many-requests"],
  },
  linkOwnCopy: {
    method: "POST",
    path: "/me/copy/links",
    access: "signed-in",
    summary: "Get a link to your export, valid for five minutes",
    response: z.object({ url: z.string() }),
    problems: ["sign-in-not-recent", "own-copy-not-ready"],
  },
});
