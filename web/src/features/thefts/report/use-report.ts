import { useState } from "react";
import type { OwnBike } from "#contract/bikes.ts";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { theftApi } from "#web/features/thefts/theft-api.ts";
import { useBikeChange } from "#web/features/thefts/use-bike-change.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";
import { reportOf, TypedReport } from "./draft.ts";
import { useDraft } from "./use-draft.ts";

type Fault = { readonly name: keyof TypedReport; readonly errors: string[] };

const fieldNames = TypedReport.keyof();

/** What the server found wrong, where there is a field to say it at. */
const faultsIn = (error: Error): Fault[] => {
  if (!(error instanceof ProblemError)) return [];
  if (error.code === "stolen-date-in-future")
    return [{ name: "stolenDate", errors: [problemText(error.code)] }];
  return error.issues.flatMap(({ path, rule }) => {
    const name = fieldNames.safeParse(path.split(".").at(-1)).data;
    return name === undefined ? [] : [{ name, errors: [ruleText(rule)] }];
  });
};

/** The report from the first word to the answer of the register. Nothing typed is lost before that. */
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
        const found = faultsIn(refusal);
        setFaults(found);
        if (found.length > 0) go("form");
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
