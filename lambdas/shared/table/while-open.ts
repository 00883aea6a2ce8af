import { type Action, check } from "./actions.ts";
import { keys } from "./keys.ts";

/** Lets a transaction fail where someone has closed their account since their session was looked at: what spends, or makes something theirs, holds on to it. */
export const whileOpen = (userId: string): Action =>
  check(keys.sessions(userId)).expectAbsent("closedAt", "account-closed");
