import { isSameSecret } from "#lambdas/platform/tokens/is-same-secret.ts";
import { ProblemError } from "./problem.ts";

type WithHeaders = { readonly headers: Readonly<Record<string, string | undefined>> };

/** Tests the secret that the site adds to each request. A request without it has bypassed the firewall. */
export const comesFromSite = ({ headers }: WithHeaders, secrets: readonly string[]): boolean => {
  const given = headers["x-origin-secret"] ?? "";
  return secrets.some((secret) => isSameSecret(given, secret));
};

export const assertOrigin = (request: WithHeaders, secrets: readonly string[]): void => {
  if (!comesFromSite(request, secrets)) throw new ProblemError("forbidden");
};
