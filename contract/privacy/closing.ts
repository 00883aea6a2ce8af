import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";

/** Maximum age of the sign-in for closing an account. */
export const freshSignInMinutes = 5;

const ClosingBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("stolen-bike"), bikeId: z.string(), brand: z.string(), model: z.string() }),
  /** A dispute about the bike's owner, opened by or against the person, is undecided. */
  z.object({ kind: z.literal("ownership-dispute"), disputeId: z.string(), bike: z.string() }),
  /** A transfer waiting for its buyer. */
  z.object({ kind: z.literal("transfer"), transferId: z.string(), brand: z.string(), model: z.string() }),
  /** Stickers paid for but not yet sent. */
  z.object({ kind: z.literal("sticker-order"), orderNumber: z.string(), bike: z.string() }),
]);
export type ClosingBlock = z.infer<typeof ClosingBlock>;

const Closing = z.object({
  /** Time of the erasure; absent while the account is open. */
  eraseAt: z.iso.datetime().optional(),
  /** The points that closing would forfeit. */
  points: z.number().int(),
  blocks: z.array(ClosingBlock),
  /** True if the sign-in is recent enough to close the account. */
  signedInRecently: z.boolean(),
});
export type Closing = z.infer<typeof Closing>;

export const closingRoutes = defineRoutes({
  getClosing: {
    method: "GET",
    path: "/me/closing",
    access: "customer",
    summary: "Get the state of the account: closed or not, what closing would forfeit and what prevents it",
    whileClosed: true,
    response: Closing,
    problems: [],
  },
  closeAccount: {
    method: "PUT",
    path: "/me/closing",
    access: "customer",
    summary: "Close the account and sign out everywhere; its personal data is erased after 30 days",
    response: z.object({ eraseAt: z.iso.datetime() }),
    problems: ["sign-in-not-recent", "account-closing-blocked", "too-many-requests"],
  },
  reopenAccount: {
    method: "DELETE",
    path: "/me/closing",
    access: "customer",
    summary: "Reopen a closed account, with all its data",
    whileClosed: true,
    response: z.object({}),
    problems: [],
  },
});
