import * as z from "zod";

import { invalidParameter } from "#local/cognito/errors.ts";
import type { User } from "#local/cognito/users.ts";
import { operation } from "#local/cognito/pool-context.ts";

import { pageOfUsers } from "./page-of-users.ts";

const searchable = (user: User): Record<string, string | undefined> => ({
  sub: user.sub,
  username: user.sub,
  status: user.enabled ? "Enabled" : "Disabled",
  "cognito:user_status": user.status,
  email: user.attributes["email"],
  name: user.attributes["name"],
  given_name: user.attributes["given_name"],
  family_name: user.attributes["family_name"],
  preferred_username: user.attributes["preferred_username"],
  phone_number: user.attributes["phone_number"],
});

/** Reads `name = "value"` (equal) or `name ^= "value"` (begins with). */
const parseFilter = (filter: string): ((user: User) => boolean) => {
  const [, name, operator, quoted] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter) ?? [];
  if (name === undefined || quoted === undefined) throw invalidParameter("Error while parsing filter.");
  const wanted = quoted.replaceAll(/\\(.)/g, "$1").toLowerCase();
  return (user) => {
    const found = searchable(user)[name]?.toLowerCase();
    return operator === "=" ? found === wanted : found?.startsWith(wanted) === true;
  };
};

export const listUsers = operation(
  z.object({
    UserPoolId: z.string(),
    Filter: z.string().optional(),
    Limit: z.int().min(1).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  (context, input) => {
    const { users } = context.ofPool(input.UserPoolId);
    const fits = input.Filter === undefined || input.Filter === "" ? () => true : parseFilter(input.Filter);
    const found = users.list().filter(fits);
    const { Users, next: PaginationToken } = pageOfUsers(found, input.Limit, input.PaginationToken);
    return { Users, PaginationToken };
  },
);
