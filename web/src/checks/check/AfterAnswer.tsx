import type { ReactNode } from "react";
import type { CheckAnswer } from "#contract/checks/checks.ts";
import type { Language } from "#contract/people/accounts.ts";
import { WatchNumber } from "#web/checks/watch/WatchNumber.tsx";

/** Loads only after the answer is shown. */
export function AfterAnswer({ answer, language }: { answer: CheckAnswer; language: Language }): ReactNode {
  const { frameNumber, status } = answer;
  return status !== "stolen" && <WatchNumber key={frameNumber} number={frameNumber} language={language} />;
}
