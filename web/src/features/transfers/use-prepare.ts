import type { FormInstance } from "antd";
import type { Signing } from "#contract/transfers.ts";
import { ProblemError } from "#web/api/errors.ts";
import { problemText, ruleText } from "#web/i18n/problem-text.ts";
import { TypedTerms } from "./draft.ts";

type Fault = { readonly name: keyof TypedTerms; readonly errors: string[] };

const names = TypedTerms.keyof();

/** What the server found wrong, where there is a field to say it at. */
const faultsIn = (error: unknown): Fault[] => {
  if (!(error instanceof ProblemError)) return [];
  if (error.code === "buyer-is-seller") return [{ name: "buyerEmail", errors: [problemText(error.code)] }];
  if (error.code === "sale-date-in-future") return [{ name: "saleDate", errors: [problemText(error.code)] }];
  return error.issues.flatMap(({ path, rule }) => {
    const name = names.safeParse(path.split(".").at(-1)).data;
    return name === undefined ? [] : [{ name, errors: [ruleText(rule)] }];
  });
};

/** Writes down what is to be signed, and says at its field what was wrong with it. */
export const usePrepare =
  (form: FormInstance<TypedTerms>, prepare: () => Promise<Signing>) => async (): Promise<Signing> => {
    try {
      return await prepare();
    } catch (error) {
      form.setFields(faultsIn(error));
      throw error;
    }
  };
