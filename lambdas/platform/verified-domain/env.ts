import * as z from "zod";

export const VerifiedDomainEnv = z.object({
  MAIL_REGION: z.string().min(1),
});
