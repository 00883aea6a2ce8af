import * as z from "zod";

import { notAuthorized } from "#local/cognito/errors.ts";
import { identify } from "#local/cognito/identity.ts";
import { deliveryTo } from "#local/cognito/mail.ts";
import { checkPasswordPolicy } from "#local/cognito/password-policy.ts";
import { newPassword } from "#local/cognito/passwords.ts";
import { triggerAttributes } from "#local/cognito/triggers.ts";
import type { User } from "#local/cognito/users.ts";
import { Metadata, operation } from "#local/cognito/pool-context.ts";

const resettable = (user: User | undefined): User | undefined => {
  const isVerified = user?.attributes["email_verified"] === "true";
  return user?.enabled === true && user.status === "CONFIRMED" && isVerified ? user : undefined;
};

/** Answers alike whether or not a code can be sent, and as fast: the code is mailed after the answer. */
export const forgotPassword = operation(
  z.object({ ClientId: z.string(), Username: z.string(), ClientMetadata: Metadata }),
  (context, input) => {
    const { realm, client } = context.ofClient(input.ClientId);
    const identity = identify(realm, client, input.Username);
    const { subject } = identity;
    const user = resettable(identity.user);
    const address = identity.user?.attributes["email"] ?? input.Username;
    if (user === undefined) {
      realm.codes.pretend(subject, "reset-password");
      return { CodeDeliveryDetails: deliveryTo(address) };
    }
    const code = realm.codes.issue(subject, "reset-password");
    const { clientId } = client;
    const clientMetadata = input.ClientMetadata;
    realm.outbox.put({ kind: "ForgotPassword", user, clientId, code, clientMetadata });
    return { CodeDeliveryDetails: deliveryTo(address) };
  },
);

const NewPassword = z.object({
  ClientId: z.string(),
  Username: z.string(),
  ConfirmationCode: z.string(),
  Password: z.string(),
  ClientMetadata: Metadata,
});

export const confirmForgotPassword = operation(NewPassword, async (context, input) => {
  const { realm, client } = context.ofClient(input.ClientId);
  const identity = identify(realm, client, input.Username);
  checkPasswordPolicy(realm.pool, input.Password);
  realm.codes.redeem(identity.subject, "reset-password", input.ConfirmationCode);
  const user = resettable(identity.user);
  if (user === undefined) throw notAuthorized("User password cannot be reset in the current state.");
  const password = newPassword(realm, user.sub, input.Password);
  const changed = realm.users.update(user.sub, () => ({ password }));
  realm.limits.clearPasswordLock(user.sub);
  await realm.triggers.run(
    "PostConfirmation",
    {
      source: "PostConfirmation_ConfirmForgotPassword",
      userName: user.sub,
      clientId: client.clientId,
      request: { userAttributes: triggerAttributes(changed), clientMetadata: input.ClientMetadata },
      response: {},
    },
    z.unknown(),
  );
  return {};
});
