import * as z from "zod";
import { accountClaim } from "#contract/account-claim.ts";
import { Role } from "#contract/accounts.ts";

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
  /** An administrator without a second factor, who is none until they have set one up. */
  readonly totpRequired?: true;
  /** The account is closed: its owner can open it again and do nothing else. */
  readonly closing?: true;
  /** The store they work in now, of those they have. */
  readonly storeId?: string;
};

/** Without a group a person is a customer; with several, the most trusted one counts. */
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
