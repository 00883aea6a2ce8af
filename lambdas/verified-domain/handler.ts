import { GetIdentityVerificationAttributesCommand, SESClient } from "@aws-sdk/client-ses";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { system } from "#lambdas/system.ts";
import { awaitVerified } from "#lambdas/verified-domain/await-verified.ts";
import { VerifiedDomainEnv } from "#lambdas/verified-domain/env.ts";
import { ResourceRequest, answer } from "#lambdas/verified-domain/resource-request.ts";

const { MAIL_REGION } = VerifiedDomainEnv.parse(process.env);
const logger = loggerOf("verified-domain");
const ses = new SESClient({ region: MAIL_REGION });

const statusOf = async (domain: string): Promise<string | undefined> => {
  const { VerificationAttributes } = await ses.send(
    new GetIdentityVerificationAttributesCommand({ Identities: [domain] }),
  );
  return VerificationAttributes?.[domain]?.VerificationStatus;
};

type Remaining = { getRemainingTimeInMillis(): number };

/** Asked by CloudFormation while a stack is made, changed or deleted. */
export const handler = async (event: unknown, context: Remaining): Promise<void> => {
  const request = ResourceRequest.parse(event);
  try {
    if (request.RequestType !== "Delete")
      await awaitVerified(request.ResourceProperties.Domain, {
        statusOf,
        wait: (milliseconds) => system.wait(milliseconds),
        remaining: () => context.getRemainingTimeInMillis(),
      });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.error("The domain is not verified", { reason });
    await answer(request, { Status: "FAILED", Reason: reason });
    return;
  }
  await answer(request, { Status: "SUCCESS" });
};
