import * as z from "zod";
import type { SecurityEventItem } from "#lambdas/people/items/security.ts";

const Mfa = z.looseObject({ softwareTokenMfaSettings: z.looseObject({ enabled: z.boolean() }) });

/** A CloudTrail record of a call with a person's own token. */
const Call = z.object({
  eventID: z.string(),
  eventName: z.string(),
  eventTime: z.iso.datetime(),
  requestParameters: z.unknown().optional(),
  additionalEventData: z.object({ sub: z.string() }),
});

export type WatchedCall = {
  readonly id: string;
  readonly poolUser: string;
  readonly kind: SecurityEventItem["kind"];
  readonly at: Date;
};

const kindOf = ({
  eventName,
  requestParameters,
}: z.infer<typeof Call>): SecurityEventItem["kind"] | undefined => {
  switch (eventName) {
    case "ChangePassword":
      return "password-changed";
    case "CompleteWebAuthnRegistration":
      return "passkey-added";
    case "DeleteWebAuthnCredential":
      return "passkey-removed";
    case "SetUserMFAPreference": {
      const enabled = Mfa.safeParse(requestParameters).data?.softwareTokenMfaSettings.enabled;
      if (enabled === undefined) return undefined;
      return enabled ? "authenticator-on" : "authenticator-off";
    }
    default:
      return undefined;
  }
};

/** Reads a call as a security event; undefined for other calls. Throws if it is not a person's call. */
export const readWatchedCall = (detail: unknown): WatchedCall | undefined => {
  const call = Call.parse(detail);
  const kind = kindOf(call);
  const { eventID: id, eventTime, additionalEventData } = call;
  return kind && { id, kind, poolUser: additionalEventData.sub, at: new Date(eventTime) };
};
