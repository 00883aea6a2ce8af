import type { Construct } from "constructs";
import type * as z from "zod";
import type { MailChoicesEnv } from "#lambdas/mail-choices/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

/** Open to whoever holds a mail, and to their mail program. */
export const mailChoicesFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const mailChoices = new FeatureFunction<z.input<typeof MailChoicesEnv>>(scope, "MailChoicesFunction", {
    workshop: parts.workshop,
    name: "mail-choices",
    errorImpact: "Nobody can leave a kind of mail by its link, so they call it spam instead.",
    environment: { ...apiEnvironment(parts), MAIL_LINK_SECRET: parts.secrets.mailLinks },
  });
  parts.table.allow(mailChoices, { actions: ["GetItem", "UpdateItem"], partitions: ["USER#*"] });
  return mailChoices;
};
