import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { formatCompanyNumber, readCompanyNumber } from "#contract/platform/company-number.ts";
import type { Company } from "#contract/shops/applications/companies.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { storeClient } from "./store-client.ts";
import type { storeApplication } from "#web/shops/application-form/texts/store-application/sv.ts";

export type CompanyFailure = keyof typeof storeApplication.failures;

const byProblem: Partial<Record<string, CompanyFailure>> = {
  "organisation-number-format": "organisation-number-format",
  "organisation-number-invalid": "organisation-number-invalid",
  "company-not-found": "company-not-found",
  "company-not-active": "company-not-active",
  "company-register-unavailable": "company-register-unavailable",
  "too-many-requests": "too-many-requests",
};

const failureOf = (error: Error): CompanyFailure =>
  error instanceof ProblemError
    ? (byProblem[error.code] ?? "company-not-verified")
    : "company-register-unavailable";

const digitsIn = (number: string): string => number.replaceAll(/\D/g, "");

const faultOf = (number: string): CompanyFailure | undefined => {
  const read = readCompanyNumber(number, swedishDate(new Date()));
  return typeof read === "string" ? read : undefined;
};

/** Looks the company up once the number is complete; every change discards the result. */
export const useCompany = () => {
  const [number, setNumber] = useState("");
  const [isLeft, leave] = useState(false);
  const lookup = useMutation({
    mutationFn: (organisationNumber: string) => storeClient.lookUpCompany({ body: { organisationNumber } }),
  });
  const answer = useRef<Promise<Company | undefined>>(undefined);
  const look = (typed: string): void => {
    if (faultOf(typed) === undefined) answer.current = lookup.mutateAsync(typed).catch(() => undefined);
  };
  const type = (typed: string): void => {
    const next = formatCompanyNumber(typed);
    setNumber(next);
    if (digitsIn(next) === digitsIn(number)) return;
    leave(false);
    lookup.reset();
    look(next);
  };
  // Does not complain about a short number while it is being typed.
  const isWhole = isLeft ? number !== "" : digitsIn(number).length >= 10;
  const failure = lookup.error ? failureOf(lookup.error) : isWhole ? faultOf(number) : undefined;
  const company: Company | undefined = lookup.data;
  return {
    number,
    company,
    failure,
    isPending: lookup.isPending,
    /** Waits for a running lookup of the latest number. */
    answered: async () => (lookup.isPending ? answer.current : company),
    type,
    leave: () => leave(true),
    retry: () => look(number),
    clear: () => {
      setNumber("");
      leave(false);
      lookup.reset();
    },
  };
};

export type CompanyLookup = ReturnType<typeof useCompany>;
