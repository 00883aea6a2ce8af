import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";
import * as z from "zod";
import type { CloudContext } from "#local/cloud.ts";

const ByToken = z.looseObject({ AccessToken: z.string() });

/** CloudTrail hides fields with these names. */
const secret = /accessToken|password|code|credential|secret/i;

const decapitalised = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

const written = (name: string, value: unknown): unknown => {
  if (secret.test(name)) return "HIDDEN_DUE_TO_SECURITY_REASONS";
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, each]) => [decapitalised(inner), written(inner, each)]),
  );
};

const subOf = (token: string): string | undefined => {
  try {
    return decodeJwt(token).sub;
  } catch {
    return undefined;
  }
};

/**
 * The CloudTrail event of a successful call, as EventBridge delivers it; undefined for a call without an
 * access token.
 */
export const apiCall = (
  { clock, region, accountId }: CloudContext,
  eventName: string,
  input: unknown,
): object | undefined => {
  const given = ByToken.safeParse(input);
  const sub = given.success ? subOf(given.data.AccessToken) : undefined;
  if (sub === undefined) return undefined;
  const time = new Date(clock.now()).toISOString().replace(/\.\d{3}Z$/, "Z");
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "AWS API Call via CloudTrail",
    source: "aws.cognito-idp",
    account: accountId,
    time,
    region,
    resources: [],
    detail: {
      eventVersion: "1.08",
      userIdentity: { type: "Unknown", principalId: "Anonymous" },
      eventTime: time,
      eventSource: "cognito-idp.amazonaws.com",
      eventName,
      awsRegion: region,
      requestParameters: written("", given.data),
      responseElements: null,
      additionalEventData: { sub },
      requestID: randomUUID(),
      eventID: randomUUID(),
      readOnly: false,
      eventType: "AwsApiCall",
      managementEvent: true,
      recipientAccountId: accountId,
      eventCategory: "Management",
    },
  };
};
