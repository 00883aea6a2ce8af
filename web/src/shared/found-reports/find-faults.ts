import { ProblemError } from "#web/api/errors.ts";
import type { Find } from "./find.ts";

export type FindFaults = Partial<Record<keyof Find, string>>;

const fields = ["location", "description", "contact"] as const satisfies readonly (keyof Find)[];

/** The rules that the server says are broken, by the field that breaks them. */
export const faultsIn = (error: Error | null): FindFaults => {
  if (!(error instanceof ProblemError)) return {};
  const found = fields.flatMap((field) => {
    const issue = error.issues.find(({ path }) => path.split(".").includes(field));
    return issue === undefined ? [] : [[field, issue.rule] as const];
  });
  return Object.fromEntries(found);
};
