type Kind = "invalid_request_error" | "idempotency_error" | "api_error";

/** Clients tell the errors of Stripe apart by type and code. */
export class StripeError extends Error {
  readonly status: number;
  readonly type: Kind;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, more: { type?: Kind; code?: string; param?: string } = {}) {
    super(message);
    this.name = "StripeError";
    this.status = status;
    this.type = more.type ?? "invalid_request_error";
    this.code = more.code;
    this.param = more.param;
  }
}

export const missing = (what: string, id: string): StripeError =>
  new StripeError(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" });

export const errorBody = ({ type, message, code, param }: StripeError): object => ({
  error: { type, message, ...(code !== undefined && { code }), ...(param !== undefined && { param }) },
});
