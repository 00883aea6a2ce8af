import { timingSafeEqual } from "node:crypto";
import { ProblemError } from "./problem.ts";

const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

type Asked = { readonly headers: Readonly<Record<string, string | undefined>> };

/** Whether a request has come by way of the site: any other has gone round its firewall. */
export const comesFromSite = ({ headers }: Asked, secrets: readonly string[]): boolean => {
  const given = headers["x-origin-secret"] ?? "";
  return secrets.some((secret) => isSame(given, secret));
};

export const assertOrigin = (asked: Asked, secrets: readonly string[]): void => {
  if (!comesFromSite(asked, secrets)) throw new ProblemError("forbidden");
};
