import type { EidHint, EidOrder, EidState, SignInTicket } from "#contract/people/identity.ts";

export const anOrder = (changes: Partial<EidOrder> = {}): EidOrder => ({
  orderId: `eid_${"0".repeat(24)}`,
  secret: "s".repeat(43),
  ...(changes.autoStartToken === undefined && {
    qr: "bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e",
  }),
  ...changes,
});

/** An order for the app on the same device. */
export const anOrderHere = (): EidOrder =>
  anOrder({ autoStartToken: "7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6" });

export const awaitingReturn: EidState = { state: "pending", hint: "processing", awaitsReturn: true };

export const pending = (hint: EidHint = "outstandingTransaction", second = 0): EidState => ({
  state: "pending",
  hint,
  qr: `bankid.67df3917-fa0d-44e5-b327-edcc928297f8.${second}.dc69358e`,
});

export const identified = (name: string): EidState => ({ state: "identified", name });

export const failed = (hint: EidHint): EidState => ({ state: "failed", hint });

export const complete = (username?: string, more: Partial<SignInTicket> = {}): EidState => ({
  state: "complete",
  ...(username !== undefined && { signIn: { username, ticket: "t".repeat(43), ...more } }),
});
