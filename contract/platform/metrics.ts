/** The CloudWatch namespace of a stage, so that stages in one account do not trigger each other's alarms. */
export const metricsNamespace = (stage: string): string => `Cykelregistret/${stage}`;

/** Counts unforeseen errors by function and version, and all failed answers by function, so neither refusals nor failures of other companies. It needs no stage, because function names contain one. */
export const releases = {
  namespace: "Cykelregistret/Releases",
  unforeseen: "UnforeseenErrors",
  failed: "FailedAnswers",
} as const;

/** The failure metrics of the service check, which runs from outside every five minutes. */
export const serviceChecks = ["SearchFails", "SignInFails", "RegistrationFails"] as const;
export type ServiceCheck = (typeof serviceChecks)[number];
