import type { FieldIssue, Problem, ProblemCode } from "#contract/problems.ts";

/** The API answered with a problem; `problemText` has its words. */
export class ProblemError extends Error {
  override name = "ProblemError";
  readonly code: ProblemCode;
  readonly status: number;
  readonly params: Record<string, string | number>;
  readonly issues: readonly FieldIssue[];
  /** Seconds after which it is worth trying again; undefined where the answer did not say. */
  readonly retryAfter: number | undefined;
  /** Names the request in the logs. */
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

/** No answer that can be understood came back: no network, or something between here and the API answered instead. */
export class NetworkError extends Error {
  override name = "NetworkError";
}
