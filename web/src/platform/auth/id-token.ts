import * as z from "zod";
import { accountClaim } from "#contract/people/account-claim.ts";
import { Role } from "#contract/people/accounts.ts";

const IdToken = z.object({
  [accountClaim]: z.string(),
  name: z.string().default(""),
  "cognito:groups": z.array(z.string()).default([]),
  totpRequired: z.literal("true").optional(),
  closing: z.literal("true").optional(),
  storeId: z.string().optional(),
});

export type Identity = {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  /** An administrator has no rights until they have set up a second factor. */
  readonly totpRequired?: true;
  /** The account is closed: its owner can only open it again. */
  readonly closing?: true;
  /** The store the person currently works in; they may have several. */
  readonly storeId?: string;
};

/** Without a group a person is a customer; with several, the highest role counts. */
const roleOf = (groups: readonly string[]): Role =>
  Role.options.toReversed().find((role) => groups.includes(role)) ?? "customer";

export const identityOf = (payload: unknown): Identity => {
  const token = IdToken.parse(payload);
  return {
    userId: token[accountClaim],
    name: token.name,
    role: roleOf(token["cognito:groups"]),
    ...(token.totpRequired !== undefined && { totpRequired: true }),
    ...(token.closing !== undefined && { closing: true }),
    ...(token.storeId !== undefined && { storeId: token.storeId }),
  };
};
