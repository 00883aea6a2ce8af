import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";

/** A closed account can be opened again for so long; then everything personal in it is erased. */
export const daysToUndo = 30;
/** How recent the sign-in must be to close an account. */
export const freshSignInMinutes = 5;

/** What has to be settled before an account can be closed. */
const ClosingBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("stolen-bike"), bikeId: z.string(), brand: z.string(), model: z.string() }),
  /** It waits for its buyer. */
  z.object({ kind: z.literal("transfer"), transferId: z.string(), brand: z.string(), model: z.string() }),
  /** Stickers that are paid for and not sent. */
  z.object({ kind: z.literal("sticker-order"), orderNumber: z.string(), bike: z.string() }),
]);
export type ClosingBlock = z.infer<typeof ClosingBlock>;

const Closing = z.object({
  /** When everything personal is erased; absent while the account is open. */
  eraseAt: z.iso.datetime().optional(),
  /** What is lost with the account. */
  points: z.number().int(),
  blocks: z.array(ClosingBlock),
  /** Whether the sign-in is fresh enough to close the account with. */
  signedInRecently: z.boolean(),
});
export type Closing = z.infer<typeof Closing>;

export const closingRoutes = defineRoutes({
  getClosing: {
    method: "GET",
    path: "/me/closing",
    access: "customer",
    summary: "Get whether the account is closed, what closing it would lose, and what prevents it",
    whileClosed: true,
    response: Closing,
    problems: [],
  },
  closeAccount: {
    method: "PUT",
    path: "/me/closing",
    access: "customer",
    summary: "Close the account and sign out everywhere; after 30 days everything personal is erased",
    response: z.object({ eraseAt: z.iso.datetime() }),
    problems: ["sign-in-not-recent", "account-closing-blocked", "too-many-requests"],
  },
  reopenAccount: {
    method: "DELETE",
    path: "/me/closing",
    access: "customer",
    summary: "Reopen a closed account with everything in it",
    whileClosed: true,
    response: z.object({}),
    problems: [],
  },
});
