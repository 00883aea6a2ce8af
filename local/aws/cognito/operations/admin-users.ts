import * as z from "zod";
import { AttributeList, fromList } from "#local/aws/cognito/attributes.ts";
import { changeAttributes } from "#local/aws/cognito/change-attributes.ts";
import { newPassword } from "#local/aws/cognito/passwords.ts";
import { noClientId } from "#local/aws/cognito/triggers.ts";
import { Metadata, operation } from "#local/aws/cognito/pool-context.ts";
import { invited } from "./admin-create-user.ts";
import { userDetails } from "./user-answers.ts";

const Named = { UserPoolId: z.string(), Username: z.string() };

export const adminGetUser = operation(z.object(Named), (context, input) =>
  userDetails(context.ofPool(input.UserPoolId).users.get(input.Username)),
);

export const adminSetUserPassword = operation(
  z.object({ ...Named, Password: z.string(), Permanent: z.boolean().default(false) }),
  (context, input) => {
    const realm = context.ofPool(input.UserPoolId);
    const { sub } = realm.users.get(input.Username);
    const change = input.Permanent
      ? {
          status: "CONFIRMED" as const,
          password: newPassword(realm, sub, input.Password),
          temporaryUntil: undefined,
        }
      : invited(realm, sub, input.Password);
    realm.users.update(sub, () => change);
    realm.limits.clearPasswordLock(sub);
    return {};
  },
);

export const adminUpdateUserAttributes = operation(
  z.object({ ...Named, UserAttributes: AttributeList, ClientMetadata: Metadata }),
  async (context, input) => {
    const realm = context.ofPool(input.UserPoolId);
    const user = realm.users.get(input.Username);
    const owner = { realm, user, clientId: noClientId, clientMetadata: input.ClientMetadata };
    await changeAttributes(owner, fromList(input.UserAttributes));
    return {};
  },
);

export const adminUserGlobalSignOut = operation(z.object(Named), (context, input) => {
  const realm = context.ofPool(input.UserPoolId);
  realm.signIns.revokeAll(realm.users.get(input.Username).sub);
  return {};
});

export const adminDisableUser = operation(z.object(Named), (context, input) => {
  const realm = context.ofPool(input.UserPoolId);
  const { sub } = realm.users.get(input.Username);
  realm.users.update(sub, () => ({ enabled: false }));
  realm.signIns.revokeAll(sub);
  return {};
});

export const adminEnableUser = operation(z.object(Named), (context, input) => {
  const realm = context.ofPool(input.UserPoolId);
  realm.users.update(realm.users.get(input.Username).sub, () => ({ enabled: true }));
  return {};
});

export const adminDeleteUser = operation(z.object(Named), (context, input) => {
  const realm = context.ofPool(input.UserPoolId);
  const { sub } = realm.users.get(input.Username);
  realm.signIns.revokeAll(sub);
  realm.users.delete(sub);
  return {};
});
