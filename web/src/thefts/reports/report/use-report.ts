import { useState, useEffect } from "react";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { theftApi } from "#web/thefts/reports/theft-api.ts";
import { useBikeChange } from "#web/thefts/reports/use-bike-change.ts";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";
import { reportOf, TypedReport, Draft, newDraft } from "./draft.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { today } from "#web/platform/ui/form/today.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";

const useDraft = (bike: OwnBike) => {
  const session = useSession();
  const name = `cr:theft:${session.state === "signed-in" ? session.userId : ""}:${bike.id}`;
  const fresh = (): Draft => newDraft(bike.city, today(), crypto.randomUUID());
  const [kept] = useState(() => Draft.safeParse(keptInTab(name)).data);
  const [draft, setDraft] = useState<Draft>(() => kept ?? fresh());
  const [over, end] = useState(false);
  useEffect(() => {
    if (!over) keepInTab(name, draft);
  }, [over, name, draft]);
  return {
    draft,
    type: (change: Partial<TypedReport>) =>
      setDraft((before) => ({ ...before, typed: { ...before.typed, ...change } })),
    forget: () => {
      forgetInTab(name);
      end(true);
    },
  };
};

type Fault = { readonly name: keyof TypedReport; readonly errors: string[] };

const fieldNames = TypedReport.keyof();

const faultsIn = (error: Error): Fault[] => {
  if (!(error instanceof ProblemError)) return [];
  if (error.code === "stolen-date-in-future")
    return [{ name: "stolenDate", errors: [problemText(error.code)] }];
  return error.issues.flatMap(({ path, rule }) => {
    const name = fieldNames.safeParse(path.split(".").at(-1)).data;
    return name === undefined ? [] : [{ name, errors: [ruleText(rule)] }];
  });
};

/** Keeps the typed text until the server has accepted the report. */
export const useReport = (bike: OwnBike) => {
  const { draft, type, forget } = useDraft(bike);
  const [step, go] = useState<"form" | "review">("form");
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { mutate, isPending, error, reset } = useBikeChange(bike.id, async () => {
    const body = reportOf(draft.typed);
    const input = { params: { bikeId: bike.id }, body };
    const { bike: stolen } = await theftApi.reportStolen(input, { idempotencyKey: draft.idempotencyKey });
    forget();
    return stolen;
  });
  const send = (): void =>
    mutate(undefined, {
      onError: (refusal) => {
        const newFaults = faultsIn(refusal);
        setFaults(newFaults);
        if (newFaults.length > 0) go("form");
      },
    });
  return {
    draft,
    type,
    forget,
    step,
    send,
    faults,
    isPending,
    failure: error === null || faults.length > 0 ? undefined : failureText(error),
    review: () => {
      reset();
      setFaults([]);
      go("review");
    },
    change: () => go("form"),
  };
};
export type ReportState = ReturnType<typeof useReport>;
