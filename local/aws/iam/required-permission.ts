/** Condition keys of a request, in lower case. */
export type ConditionContext = Readonly<Record<string, readonly string[]>>;

/** A permission that a request needs; it may need several. */
export type RequiredPermission = {
  /** For example `dynamodb:GetItem`. */
  readonly action: string;
  /** An ARN; `*` or a phone number where a service has none. */
  readonly resource: string;
  readonly context?: ConditionContext;
};
