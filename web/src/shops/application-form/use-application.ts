import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ProblemError } from "#web/platform/api/errors.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { type Application, checkDraft, type Draft, emptyDraft, type Faults, fieldOrder } from "./draft.ts";
import { storeClient } from "./store-client.ts";
import { useCompany } from "./use-company.ts";

/** Reuses the idempotency key until the application changes. */
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

/** True if the error's own text tells the applicant how to proceed. */
const isActionable = (error: Error): boolean =>
  error instanceof ProblemError && error.status < 500 && error.issues.length === 0;

const without = (faults: Faults, fields: readonly string[]): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !fields.includes(field)));

/** Typing in a field clears its fault. */
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

/** `submit` resolves to the first invalid field. */
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
  const [isWaiting, setIsWaiting] = useState(false);
  const isSending = isWaiting || sending.isPending;
  const submit = async (): Promise<keyof Faults | undefined> => {
    if (isSending) return undefined;
    setIsWaiting(true);
    const { number } = fields.company;
    const company = await fields.company.answered();
    setIsWaiting(false);
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
    isSending,
    sent: sending.data,
    /** Undefined if only the general failure can be shown. */
    failureText: error && isActionable(error) ? failureText(error) : undefined,
    failed: error !== null,
    again: () => sending.reset(),
  };
};

export type StoreApplicationForm = ReturnType<typeof useApplication>;
