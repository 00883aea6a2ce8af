import type { CheckAnswer } from "#contract/checks/checks.ts";

export type Failure = "not-a-number" | "day" | "pause" | "offline" | "failed";
export type Outcome = { readonly answer: CheckAnswer } | { readonly failure: Failure };

/** Milliseconds. A buyer beside a seller tries again sooner. */
const patience = 12_000;

/** A longer text is no number, and dots would leave the path. */
const isAskable = (typed: string): boolean => typed.length <= 60 && /[\p{L}\p{N}]/u.test(typed);

/** A slash would end this part of the path. */
const inPath = (typed: string): string =>
  encodeURIComponent(typed.replace(/^\W*s\s*\/\s*n\b/i, "SN:").replaceAll("/", " "));

const isAnswer = (body: unknown): body is CheckAnswer =>
  typeof body === "object" && body !== null && "frameNumber" in body && "status" in body;

const codeIn = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "code" in body ? body.code : undefined;

const failureOf = (status: number, code: unknown): Failure => {
  if (code === "reading-limit-reached") return "day";
  if (status === 429) return "pause";
  return status === 400 ? "not-a-number" : "failed";
};

/** Fetches without the typed client, whose schemas are heavier than this page may be. */
export const askRegister = async (number: string): Promise<Outcome> => {
  if (!isAskable(number)) return { failure: "not-a-number" };
  const request = { signal: AbortSignal.timeout(patience) };
  const response = await fetch(`/api/checks/numbers/${inPath(number)}`, request).catch(() => undefined);
  if (response === undefined) return { failure: navigator.onLine ? "failed" : "offline" };
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && isAnswer(body)) return { answer: body };
  return { failure: failureOf(response.status, codeIn(body)) };
};
