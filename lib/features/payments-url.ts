import type { FunctionDefaults } from "#lib/constructs/feature-function.ts";

/** Where the payment service answers: without a setting, on this machine itself. */
export const paymentsUrl = ({ settings }: FunctionDefaults, siteOrigin: string): string =>
  settings.paymentsUrl ?? `${siteOrigin}/_local/stripe`;
