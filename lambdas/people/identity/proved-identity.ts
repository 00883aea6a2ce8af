import { maskPersonalNumber } from "#contract/platform/personal-number.ts";
import type { Proved } from "./order-types.ts";
import type { IdentityContext } from "./identity-context.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";

type Identity = Required<
  Pick<
    ProfileItem,
    | "fullName"
    | "nameProved"
    | "identityLevel"
    | "personalNumberEncrypted"
    | "personalNumberMac"
    | "personalNumberMasked"
  >
>;

export const provedIdentity = async (
  { cipher }: Pick<IdentityContext, "cipher">,
  userId: string,
  { name, number, mac }: Proved,
): Promise<Identity> => ({
  fullName: name,
  nameProved: true,
  identityLevel: 2,
  personalNumberEncrypted: await cipher.encrypt(userId, number.digits),
  personalNumberMac: mac,
  personalNumberMasked: maskPersonalNumber(number.digits),
});
