import * as z from "zod";

export const VerifiedDomainEnv = z.object({
  /** Where mail is sent from. */
  MAIL_REGION: z.string().min(1),
});
