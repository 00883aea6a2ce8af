import type { ProblemCode } from "#contract/problems.ts";
import { ProblemError } from "#web/api/errors.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";

/** Refusals that are about one field. */
const fieldOf: Partial<Record<ProblemCode, string>> = {
  "frame-number-taken": "frameNumber",
  "frame-number-resembles-stolen": "frameNumber",
  "battery-already-stolen": "batterySerialNumber",
};

type Fault<Name> = { readonly name: Name; readonly errors: string[] };

/** What the server has against a field, where there is one of that name. */
export const faultsIn = <Name extends string>(error: Error, names: readonly Name[]): Fault<Name>[] => {
  if (!(error instanceof ProblemError)) return [];
  const fault = (field: string | undefined, text: string): Fault<Name>[] => {
    const name = names.find((each) => each === field);
    return name === undefined ? [] : [{ name, errors: [text] }];
  };
  const own = fieldOf[error.code];
  if (own !== undefined) return fault(own, problemText(error.code, error.params));
  return error.issues.flatMap(({ path, rule }) => fault(path.split(".").at(-1), ruleText(rule)));
};
