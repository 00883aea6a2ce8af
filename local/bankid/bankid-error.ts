const statuses = {
  alreadyInProgress: 400,
  invalidParameters: 400,
  notFound: 404,
  methodNotAllowed: 405,
  unsupportedMediaType: 415,
  internalError: 500,
} as const;

/** A refusal that relying parties know by its code; `details` is for the person who reads their logs. */
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

/** What an order answers that never was, is too old, or has told its end already. */
export const noSuchOrder = (): BankIdError => new BankIdError("invalidParameters", "No such order");
