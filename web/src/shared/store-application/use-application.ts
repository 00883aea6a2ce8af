import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ProblemError } from "#web/api/errors.ts";
import { failureText } from "#web/api/failure-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { type Application, checkDraft, type Draft, emptyDraft, type Faults, fieldOrder } from "./draft.ts";
import { storeClient } from "./store-client.ts";
import { useCompany } from "./use-company.ts";

/** The same key for the same application, however often it is sent. */
const useKey = () => {
  const last = useRef({ sent: "", key: "" });
  return (application: Application): string => {
    const sent = JSON.stringify(application);
    if (sent !== last.current.sent) last.current = { sent, key: crypto.randomUUID() };
    return last.current.key;
  };
};

const faultsIn = (error: Error): Faults =>
  error instanceof ProblemError ? Object.fromEntries(error.issues.map(({ path, rule }) => [path, rule])) : {};

/** Says something the applicant can act on. */
const isTold = (error: Error): boolean =>
  error instanceof ProblemError && error.status < 500 && error.issues.length === 0;

const without = (faults: Faults, fields: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));

/** What is typed, and what is wrong with it; a field that is typed in again is no longer wrong. */
const useFields = () => {
  const company = useCompany();
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [faults, setFaults] = useState<Faults>({});
  const type = (change: Partial<Draft>): void => {
    setDraft({ ...draft, ...change });
    setFaults(without(faults, Object.keys(change)));
  };
  const typeNumber = (typed: string): void => {
    company.type(typed);
    setFaults(without(faults, ["organisationNumber"]));
  };
  const clear = (): void => {
    setDraft(emptyDraft);
    company.clear();
  };
  return { company: { ...company, type: typeNumber }, draft, faults, setFaults, type, clear };
};

/** The form: what is typed stays until it has been sent. `submit` names the first field that is wrong. */
export const useApplication = () => {
  const language = usePageLanguage();
  const { setFaults, clear, ...fields } = useFields();
  const keyOf = useKey();
  const sending = useMutation({
    mutationFn: async (application: Application) => ({
      ...(await storeClient.applyAsStore({ body: application }, { idempotencyKey: keyOf(application) })),
      email: application.email,
    }),
    onSuccess: clear,
    onError: (error) => setFaults(faultsIn(error)),
  });
  const submit = (): keyof Faults | undefined => {
    if (sending.isPending) return undefined;
    const { company, number } = fields.company;
    const checked = checkDraft(fields.draft, { company, number, language });
    if ("application" in checked) {
      setFaults({});
      sending.mutate(checked.application);
      return undefined;
    }
    setFaults(checked.faults);
    return fieldOrder.find((field) => field in checked.faults);
  };
  const { error } = sending;
  return {
    ...fields,
    submit,
    isSending: sending.isPending,
    sent: sending.data,
    /** Why it came to nothing where more can be said than that. */
    told: error && isTold(error) ? failureText(error) : undefined,
    failed: error !== null,
    again: () => sending.reset(),
  };
};

export type StoreApplicationForm = ReturnType<typeof useApplication>;
