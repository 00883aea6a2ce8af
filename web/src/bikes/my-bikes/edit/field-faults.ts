import type { ProblemCode } from "#contract/platform/problems.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { problemText, ruleText } from "#web/platform/i18n/problem-text.ts";

const fieldOf: Partial<Record<ProblemCode, string>> = {
  "frame-number-taken": "frameNumber",
  "frame-number-resembles-stolen": "frameNumber",
  "battery-already-stolen": "batterySerialNumber",
};

type Fault<Name> = { readonly name: Name; readonly errors: string[] };

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
