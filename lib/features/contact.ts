import type { Construct } from "constructs";
import type * as z from "zod";
import type { ContactEnv } from "#lambdas/contact/env.ts";
import { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type ApiParts, apiEnvironment } from "#lib/features/api-environment.ts";

/** Open to everybody, so it can write letters down and read nothing. */
export const contactFunction = (scope: Construct, parts: ApiParts): FeatureFunction => {
  const contact = new FeatureFunction<z.input<typeof ContactEnv>>(scope, "ContactFunction", {
    workshop: parts.workshop,
    name: "contact",
    errorImpact: "Nobody can write to us by the contact form.",
    environment: { ...apiEnvironment(parts), CHALLENGE_SECRET: parts.secrets.challenge },
  });
  parts.table.allow(contact, { actions: ["PutItem"], partitions: ["CASE#*", "CHALLENGE#*"] });
  parts.table.allow(contact, { actions: ["UpdateItem"], partitions: ["RATE#*"] });
  return contact;
};
