import { invalidParameter } from "#local/aws/cognito/errors.ts";
import type { User } from "#local/aws/cognito/users.ts";
import { userType } from "./user-answers.ts";

const pageStart = (token: string | undefined): number => {
  const start = Number(Buffer.from(token ?? "", "base64url").toString());
  if (!Number.isSafeInteger(start) || start < 0) throw invalidParameter("Invalid pagination token.");
  return start;
};

export const pageOfUsers = (found: readonly User[], limit: number, token: string | undefined) => {
  const start = pageStart(token);
  const end = start + limit;
  const next = end < found.length ? Buffer.from(String(end)).toString("base64url") : undefined;
  return { Users: found.slice(start, end).map(userType), next };
};
