import type { Workshop } from "#lib/constructs/feature-function.ts";

/** Where the payment service answers: without a setting, on this machine itself. */
export const paymentsUrl = ({ settings }: Workshop, siteOrigin: string): string =>
  settings.paymentsUrl ?? `${siteOrigin}/_local/stripe`;
