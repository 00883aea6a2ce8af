import * as z from "zod";

/** The most buyers of imported bikes that a store invites in a day. */
export const InvitationPace = z.enum(["10", "25", "50", "100", "all"]);
export type InvitationPace = z.infer<typeof InvitationPace>;
export const usualPace: InvitationPace = "50";

export const Invitations = z.object({
  pace: InvitationPace,
  /** Buyers not invited yet, counted up to `most`. */
  waiting: z.number().int(),
  most: z.number().int(),
});
export type Invitations = z.infer<typeof Invitations>;
