import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { swedishDate } from "#contract/calendar-date.ts";
import { formatCompanyNumber, readCompanyNumber } from "#contract/company-number.ts";
import type { Company } from "#contract/store-applications/companies.ts";
import { ProblemError } from "#web/api/errors.ts";
import { storeClient } from "./store-client.ts";
import type { storeApplication } from "./texts/sv.ts";

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

/** The number as it is typed, and the company behind it. It is looked up as soon as it is whole; every change makes it unknown again. */
export const useCompany = () => {
  const [number, setNumber] = useState("");
  const [isLeft, leave] = useState(false);
  const lookup = useMutation({
    mutationFn: (organisationNumber: string) => storeClient.lookUpCompany({ body: { organisationNumber } }),
  });
  const look = (typed: string): void => {
    if (faultOf(typed) === undefined) lookup.mutate(typed);
  };
  const type = (typed: string): void => {
    const next = formatCompanyNumber(typed);
    setNumber(next);
    if (digitsIn(next) === digitsIn(number)) return;
    leave(false);
    lookup.reset();
    look(next);
  };
  // While it is typed nobody is told that it is too short.
  const isWhole = isLeft ? number !== "" : digitsIn(number).length >= 10;
  const failure = lookup.error ? failureOf(lookup.error) : isWhole ? faultOf(number) : undefined;
  const company: Company | undefined = lookup.data;
  return {
    number,
    company,
    failure,
    isPending: lookup.isPending,
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
