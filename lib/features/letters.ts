import type { Construct } from "constructs";
import type * as z from "zod";
import type { LettersEnv } from "#lambdas/notifications/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import type { Mail } from "#lib/constructs/mail.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

type Parts = ApiParts & { readonly mail: Mail; readonly siteOrigin: string };

/** Shows administrators every mail with made-up contents, and sends them one. */
export const lettersFunction = (scope: Construct, parts: Parts): FeatureFunction => {
  const { mail, siteOrigin, table } = parts;
  const letters = new FeatureFunction<z.input<typeof LettersEnv>>(scope, "LettersFunction", {
    workshop: parts.workshop,
    name: "letters",
    errorImpact: "Administrators cannot look at the mails before people get them.",
    environment: {
      ...apiEnvironment(parts),
      MAIL_FROM: mail.from,
      MAIL_CONFIGURATION: mail.configuration,
      SUPPORT_EMAIL: mail.support,
      SITE_ORIGIN: siteOrigin,
    },
  });
  table.allow(letters, { actions: ["GetItem"], partitions: ["USER#*"] });
  table.allow(letters, { actions: ["UpdateItem"], partitions: ["RATE#*"] });
  mail.allowSending(letters);
  return letters;
};
