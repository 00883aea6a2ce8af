import type { ElsewhereAnswer } from "#contract/checks/elsewhere.ts";

/** Milliseconds; the server itself waits for other registers for a second and a half. */
const patience = 6000;

const isAnswer = (body: unknown): body is { registers: ElsewhereAnswer[] } =>
  typeof body === "object" && body !== null && "registers" in body;

/** Asks without the typed client, whose schemas weigh more than the page may. What fails on the way counts as silence. */
export const askElsewhere = async (number: string): Promise<readonly ElsewhereAnswer[]> => {
  try {
    const response = await fetch(`/api/checks/numbers/${encodeURIComponent(number)}/elsewhere`, {
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) return body.registers;
  } catch {
    // Said below, as for a register that is silent.
  }
  return [{ source: "bike-index" }];
};
