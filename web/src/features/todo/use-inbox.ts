import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { type Case, keyOf } from "#web/shared/queues/case.ts";
import { useChosen } from "./use-chosen.ts";
import { useClaims } from "./use-claims.ts";
import type { useDecisions } from "./use-decisions.ts";
import { useTodoKeys } from "./use-todo-keys.ts";

/** What can be done with the cases, by key or by pressing something. Whatever is begun is taken first. */
export const useInbox = (cases: readonly Case[], decisions: ReturnType<typeof useDecisions>) => {
  const navigate = useNavigate();
  const { claimOf, take } = useClaims();
  const { place, current, go } = useChosen(cases);
  /** The case whose refusal is being written. */
  const [asking, ask] = useState<string>();
  const open = async (each: Case): Promise<void> => {
    if (await take(each)) await navigate(each.to);
  };
  const decide = async (each: Case, what: "approve" | "reject", reason = ""): Promise<void> => {
    if (!each.inPlace) return open(each);
    if (!(await take(each))) return;
    ask(undefined);
    decisions.decide(each, what, reason);
  };
  /** What has to be looked at is refused on its own page. */
  const askWhy = (each: Case): void => {
    if (each.inPlace) ask(keyOf(each));
    else void open(each);
  };
  useTodoKeys({
    j: () => go(place + 1),
    k: () => go(place - 1),
    Enter: () => current && void open(current),
    a: () => current && void decide(current, "approve"),
    r: () => current && askWhy(current),
    u: () => decisions.undo(),
  });
  return { place, go, asking, askWhy, stopAsking: () => ask(undefined), open, decide, claimOf };
};
