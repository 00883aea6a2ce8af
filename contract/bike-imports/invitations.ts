import * as z from "zod";

/** How many buyers of bikes that were sold earlier are written to in a day at most. */
export const InvitationPace = z.enum(["10", "25", "50", "100", "all"]);
export type InvitationPace = z.infer<typeof InvitationPace>;
export const usualPace: InvitationPace = "50";

export const Invitations = z.object({
  pace: InvitationPace,
  /** How many buyers wait for theirs; no more than `most` are counted. */
  waiting: z.number().int(),
  most: z.number().int(),
});
export type Invitations = z.infer<typeof Invitations>;
