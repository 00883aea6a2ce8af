import { invalidParameter } from "#local/cognito/errors.ts";
import type { User } from "#local/cognito/users.ts";

import { userType } from "./user-answers.ts";

const pageStart = (token: string | undefined): number => {
  const start = Number(Buffer.from(token ?? "", "base64url").toString());
  if (!Number.isSafeInteger(start) || start < 0) throw invalidParameter("Invalid pagination token.");
  return start;
};

/** As many users as were asked for, from where the token leads, and the token of what follows. */
export const pageOfUsers = (found: readonly User[], limit: number, token: string | undefined) => {
  const start = pageStart(token);
  const end = start + limit;
  const next = end < found.length ? Buffer.from(String(end)).toString("base64url") : undefined;
  return { Users: found.slice(start, end).map(userType), next };
};
