import { useState, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { type Case, keyOf } from "#web/office/queues/case.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { CaseClaim } from "#contract/office/todo.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { claimsClient, claimsQuery } from "#web/platform/cases/claims.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { isInDialog, takesText } from "#web/platform/ui/key-target.ts";
import type { useDecisions } from "./use-decisions.ts";

type TodoKeys = Readonly<Record<"j" | "k" | "Enter" | "a" | "r" | "u", () => void>>;

const nameOf = ({ key }: KeyboardEvent): keyof TodoKeys | undefined => {
  const name = key === "Enter" ? key : key.toLowerCase();
  return name === "j" || name === "k" || name === "Enter" || name === "a" || name === "r" || name === "u"
    ? name
    : undefined;
};

/** Enter activates the focused control, unless it is a case. */
const pressesItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button:not(.inbox__case), summary") !== null;

const useTodoKeys = (keys: TodoKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (takesText(event.target) || isInDialog(event.target)) return;
    const name = nameOf(event);
    // A held key only moves through the list.
    if (event.repeat && name !== "j" && name !== "k") return;
    if (name === undefined || (name === "Enter" && pressesItself(event.target))) return;
    event.preventDefault();
    keys[name]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
};

const keyOfClaim = ({ queue, caseId: id }: CaseClaim): string => keyOf({ queue, id });

const useClaims = () => {
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery(claimsQuery);
  const claims = new Map((data?.items ?? []).map((claim) => [keyOfClaim(claim), claim]));
  return {
    /** Only other people's claims. */
    claimOf: (each: Case): CaseClaim | undefined => {
      const claim = claims.get(keyOf(each));
      return claim?.mine === false ? claim : undefined;
    },
    take: async ({ queue, id: caseId }: Case): Promise<boolean> => {
      const isOurs = await claimsClient.claimCase({ params: { queue, caseId } }).then(
        () => true,
        (error: Error) => {
          toast.error(failureText(error));
          return false;
        },
      );
      void queries.invalidateQueries({ queryKey: claimsQuery.queryKey });
      return isOurs;
    },
  };
};

type Chosen = { readonly key: string | undefined; readonly place: number };

/** Keeps the selected case while it exists, then selects the next one in its place. */
const useChosen = (cases: readonly Case[]) => {
  const [chosen, choose] = useState<Chosen>({ key: undefined, place: 0 });
  const index = cases.findIndex((each) => keyOf(each) === chosen.key);
  const place = index === -1 ? Math.min(chosen.place, Math.max(0, cases.length - 1)) : index;
  const go = (to: number): void => {
    const at = Math.min(cases.length - 1, Math.max(0, to));
    const each = cases[at];
    if (each) choose({ key: keyOf(each), place: at });
  };
  return { place, current: cases[place], go };
};

export const useInbox = (cases: readonly Case[], decisions: ReturnType<typeof useDecisions>) => {
  const navigate = useNavigate();
  const { claimOf, take } = useClaims();
  const { place, current, go } = useChosen(cases);
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
  /** Cases without a decision in the list open their own page. */
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
