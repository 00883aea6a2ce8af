import { type Action, check } from "./actions.ts";
import { keys } from "./keys.ts";

/** Fails the transaction if the person has closed their account since the session check. Required for every write that spends points or gives them something. */
export const requireOpenAccount = (userId: string): Action =>
  check(keys.sessions(userId)).expectAbsent("closedAt", "account-closed");
