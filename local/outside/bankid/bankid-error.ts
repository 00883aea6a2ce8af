const statuses = {
  alreadyInProgress: 400,
  invalidParameters: 400,
  notFound: 404,
  methodNotAllowed: 405,
  unsupportedMediaType: 415,
  internalError: 500,
} as const;

/** Relying parties read `code`; `details` is for their logs. */
export class BankIdError extends Error {
  readonly code: keyof typeof statuses;

  constructor(code: keyof typeof statuses, details: string) {
    super(details);
    this.name = "BankIdError";
    this.code = code;
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** The order never existed, is too old, or has already reported its end. */
export const noSuchOrder = (): BankIdError => new BankIdError("invalidParameters", "No such order");
