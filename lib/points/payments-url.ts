import type { FunctionDefaults } from "#lib/platform/constructs/feature-function.ts";

/** Defaults to the local payment simulator. */
export const paymentsUrl = ({ settings }: FunctionDefaults, siteOrigin: string): string =>
  settings.paymentsUrl ?? `${siteOrigin}/_local/stripe`;
