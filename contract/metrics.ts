/** Where functions count what alarms watch: stages that share an account do not ring for each other. */
export const metricsNamespace = (stage: string): string => `Cykelregistret/${stage}`;
