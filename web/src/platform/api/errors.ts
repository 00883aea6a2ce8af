import type { FieldIssue, Problem, ProblemCode } from "#contract/platform/problems.ts";

/** The API answered with a problem; `problemText` returns its text. */
export class ProblemError extends Error {
  override name = "ProblemError";
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: Record<string, string | number>;
  readonly issues: readonly FieldIssue[];
  /** Seconds to wait before a retry, if the API says so. */
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.title);
    this.code = problem.code;
    this.status = problem.status;
    this.params = problem.params ?? {};
    this.issues = problem.issues ?? [];
    this.retryAfter = retryAfter;
    this.requestId = problem.instance;
  }
}

/** No usable response: no network, or a proxy answered instead of the API. */
export class NetworkError extends Error {
  override name = "NetworkError";
  /** The status of a proxy in front of the API; undefined if nothing arrived. */
  readonly status: number | undefined;

  constructor(message = "", { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}
