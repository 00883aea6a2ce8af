/** Where functions count what alarms watch: stages that share an account do not ring for each other. */
export const metricsNamespace = (stage: string): string => `Cykelregistret/${stage}`;

/** What a version of a function did not foresee, counted by function and version. The name of a function says of which stage it is. */
export const releases = { namespace: "Cykelregistret/Releases", unforeseen: "UnforeseenErrors" } as const;

/** What is tried from outside every five minutes, by the metric that counts its failures. */
export const serviceChecks = ["SearchFails", "SignInFails", "RegistrationFails"] as const;
export type ServiceCheck = (typeof serviceChecks)[number];
