import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { TodoQueue } from "#contract/office/todo.ts";
import { claimsQuery } from "#web/platform/cases/claims.ts";
import { useLetterKeys } from "#web/platform/ui/use-letter-keys.ts";

/** N opens the first unopened case that no colleague has open. The case opened last takes the other keys. */
export const useCasesByKey = (queue: TodoQueue, caseIds: readonly string[]) => {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { data } = useQuery(claimsQuery);
  const isHeld = (id: string): boolean =>
    data?.items.some((claim) => !claim.mine && claim.queue === queue && claim.caseId === id) ?? false;
  const open = (id: string): void => setOpened((before) => [...before.filter((one) => one !== id), id]);
  const next = caseIds.find((id) => !opened.includes(id) && !isHeld(id));
  useLetterKeys(next === undefined ? {} : { n: () => open(next) });
  return {
    open,
    next,
    current: opened.at(-1),
    isOpen: (id: string): boolean => opened.includes(id),
  };
};
