import type { CompanyNumber } from "#contract/company-number.ts";
import type { CompanyFacts } from "#lambdas/shared/table/items/company.ts";

/** `unavailable`: it may answer a moment later. `unusable`: it answers, and what it says cannot be used. */
export class CompanyRegisterError extends Error {
  readonly reason: "unavailable" | "unusable";
  /** The message never names a number: a sole trader's is a personal number. */
  constructor(reason: "unavailable" | "unusable", message: string) {
    super(message);
    this.name = "CompanyRegisterError";
    this.reason = reason;
  }
}

/** Who knows the companies of Sweden. */
export type CompanyRegister = {
  /** Undefined for a number that no company has. Throws a CompanyRegisterError. */
  find(number: CompanyNumber): Promise<CompanyFacts | undefined>;
};
