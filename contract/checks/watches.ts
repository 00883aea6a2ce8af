import * as z from "zod";
import { SoughtFrameNumber } from "#contract/bikes/frame-number.ts";
import { NumberStanding } from "#contract/bikes/search.ts";
import { Email, Language } from "#contract/people/accounts.ts";
import { Challenge, EncodedSolution } from "#contract/platform/challenges.ts";
import { defineRoutes } from "#contract/platform/route.ts";

/** A confirmed watch lasts this long. */
export const daysWatched = 30;

const ByToken = z.object({ token: z.string().regex(/^[\w.-]{20,200}$/) });

const UnconfirmedWatch = z.object({ frameNumber: z.string(), until: z.iso.datetime() });
export type UnconfirmedWatch = z.infer<typeof UnconfirmedWatch>;

/** `until` is missing if the watch has ended. */
const WatchedNumber = UnconfirmedWatch.partial({ until: true });
export type WatchedNumber = z.infer<typeof WatchedNumber>;

const ConfirmedWatch = UnconfirmedWatch.extend({ status: NumberStanding });
export type ConfirmedWatch = z.infer<typeof ConfirmedWatch>;

export const NewWatch = z.object({
  frameNumber: SoughtFrameNumber,
  email: Email,
  language: Language,
  solution: EncodedSolution,
});
export type NewWatch = z.infer<typeof NewWatch>;

export const watchRoutes = defineRoutes({
  getWatchChallenge: {
    method: "GET",
    path: "/number-watches/new",
    access: "public",
    summary: "Get a proof-of-work challenge before watching a frame number",
    response: Challenge,
    problems: ["too-many-requests"],
  },
  askToWatch: {
    method: "POST",
    path: "/number-watches/new",
    access: "public",
    summary: `Mail a link that starts a watch of a frame number for ${daysWatched} days`,
    body: NewWatch,
    response: z.object({}),
    problems: ["bot-check-failed", "personal-number-typed", "too-many-requests"],
  },
  getAskedWatch: {
    method: "GET",
    path: "/number-watches/confirmations/{token}",
    access: "public",
    summary: "Get the watch that the link in a mail starts",
    params: ByToken,
    response: UnconfirmedWatch,
    problems: ["mail-link-invalid"],
  },
  confirmWatch: {
    method: "POST",
    path: "/number-watches/confirmations/{token}",
    access: "public",
    summary: "Start a watch by the link in its mail; tells what the number is by now",
    params: ByToken,
    response: ConfirmedWatch,
    problems: ["mail-link-invalid"],
  },
  getWatch: {
    method: "GET",
    path: "/number-watches/ends/{token}",
    access: "public",
    summary: "Get the watch that the link in a mail ends",
    params: ByToken,
    response: WatchedNumber,
    problems: ["mail-link-invalid"],
  },
  endWatch: {
    method: "POST",
    path: "/number-watches/ends/{token}",
    access: "public",
    summary: "End a watch, also by one click from a mail program (RFC 8058)",
    params: ByToken,
    response: WatchedNumber,
    problems: ["mail-link-invalid"],
  },
});
