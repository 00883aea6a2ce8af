import type { CompanyNumber } from "#contract/platform/company-number.ts";
import type { CompanyFacts } from "#lambdas/people/items/company.ts";

/** `unavailable`: a retry may succeed. `unusable`: the answer is invalid or a refusal. */
export class CompanyRegisterError extends Error {
  readonly reason: "unavailable" | "unusable";
  /** The message must not contain a number, since a sole trader's is a personal number. */
  constructor(reason: "unavailable" | "unusable", message: string) {
    super(message);
    this.name = "CompanyRegisterError";
    this.reason = reason;
  }
}

export type CompanyRegister = {
  /** Undefined if no company has the number. Throws a CompanyRegisterError. */
  find(number: CompanyNumber): Promise<CompanyFacts | undefined>;
};
