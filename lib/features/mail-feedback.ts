import { LambdaSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { MailFeedbackEnv } from "#lambdas/mail-feedback/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { Mail } from "#lib/constructs/mail.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";

type Parts = { readonly workshop: Workshop; readonly table: RegistryTable; readonly mail: Mail };

/** Hears from SES which addresses take no mail, and remembers them by a hash. */
export const mailFeedbackFunction = (scope: Construct, { workshop, table, mail }: Parts): FeatureFunction => {
  const feedback = new FeatureFunction<z.input<typeof MailFeedbackEnv>>(scope, "MailFeedbackFunction", {
    workshop,
    name: "mail-feedback",
    errorImpact: "We go on writing to addresses that refuse our mail, until SES stops all of it.",
    environment: { TABLE_NAME: table.name },
  });
  table.allow(feedback, { actions: ["GetItem", "UpdateItem"], partitions: ["MAILREFUSAL#*"] });
  table.allow(feedback, { actions: ["UpdateItem"], partitions: ["NOTICE#*"] });
  feedback.lambda.configureAsyncInvoke({ retryAttempts: 2, onFailure: workshop.givenUp.of(feedback) });
  mail.feedback.addSubscription(new LambdaSubscription(feedback.lambda));
  return feedback;
};
