import type { ElsewhereAnswer } from "#contract/checks/elsewhere.ts";

/** Milliseconds; the server itself waits for other registers for a second and a half. */
const patience = 6000;

const isAnswer = (body: unknown): body is { registers: ElsewhereAnswer[] } =>
  typeof body === "object" && body !== null && "registers" in body;

/** Fetches without the typed client, whose schemas are heavier than the page may be. A failure counts as no answer. */
export const askElsewhere = async (number: string): Promise<readonly ElsewhereAnswer[]> => {
  try {
    const response = await fetch(`/api/checks/numbers/${encodeURIComponent(number)}/elsewhere`, {
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) return body.registers;
  } catch {
    // The page says the same as for a register that did not answer.
  }
  return [{ source: "bike-index" }];
};
