import { GetIdentityVerificationAttributesCommand, SESClient } from "@aws-sdk/client-ses";
import * as z from "zod";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";
import { awaitVerified } from "./await-verified.ts";

const VerifiedDomainEnv = z.object({
  MAIL_REGION: z.string().min(1),
});

const { MAIL_REGION } = VerifiedDomainEnv.parse(process.env);
const logger = loggerOf("verified-domain");
const ses = new SESClient({ region: MAIL_REGION });

const statusOf = async (domain: string): Promise<string | undefined> => {
  const { VerificationAttributes } = await ses.send(
    new GetIdentityVerificationAttributesCommand({ Identities: [domain] }),
  );
  return VerificationAttributes?.[domain]?.VerificationStatus;
};

const ResourceRequest = z.object({
  RequestType: z.enum(["Create", "Update", "Delete"]),
  ResponseURL: z.url(),
  StackId: z.string(),
  RequestId: z.string(),
  LogicalResourceId: z.string(),
  PhysicalResourceId: z.string().optional(),
  ResourceProperties: z.object({ Domain: z.string().min(1) }),
});
type ResourceRequest = z.infer<typeof ResourceRequest>;

type Outcome = { readonly Status: "SUCCESS" } | { readonly Status: "FAILED"; readonly Reason: string };

/** Reports the outcome. Without it, CloudFormation waits for an hour. */
const respond = async (request: ResourceRequest, outcome: Outcome): Promise<void> => {
  const { LogicalResourceId, RequestId, ResourceProperties, ResponseURL, StackId } = request;
  const PhysicalResourceId = request.PhysicalResourceId ?? ResourceProperties.Domain;
  const body = JSON.stringify({ ...outcome, LogicalResourceId, PhysicalResourceId, RequestId, StackId });
  // The presigned address requires a request without a content type.
  const response = await fetch(ResponseURL, { method: "PUT", headers: { "content-type": "" }, body });
  if (!response.ok) throw new Error(`CloudFormation refused the response: ${response.status}`);
};

type Remaining = { getRemainingTimeInMillis(): number };

/** CloudFormation calls it when the stack is created, updated or deleted. */
export const handler = async (event: unknown, context: Remaining): Promise<void> => {
  const request = ResourceRequest.parse(event);
  try {
    if (request.RequestType !== "Delete")
      await awaitVerified(request.ResourceProperties.Domain, {
        statusOf,
        wait: (milliseconds) => system.wait(milliseconds),
        remainingMs: () => context.getRemainingTimeInMillis(),
      });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.error("The domain is not verified", { reason });
    await respond(request, { Status: "FAILED", Reason: reason });
    return;
  }
  await respond(request, { Status: "SUCCESS" });
};
