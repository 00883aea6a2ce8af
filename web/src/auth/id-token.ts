import * as z from "zod";
import { Role } from "#contract/accounts.ts";

const IdToken = z.object({
  sub: z.string(),
  name: z.string().default(""),
  "cognito:groups": z.array(z.string()).default([]),
});

export type Identity = { readonly userId: string; readonly name: string; readonly role: Role };

/** Without a group a person is a customer; with several, the most trusted one counts. */
const roleOf = (groups: readonly string[]): Role =>
  Role.options.toReversed().find((role) => groups.includes(role)) ?? "customer";

export const identityOf = (payload: unknown): Identity => {
  const token = IdToken.parse(payload);
  return { userId: token.sub, name: token.name, role: roleOf(token["cognito:groups"]) };
};
