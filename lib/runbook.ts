import type { Trouble } from "#contract/todo.ts";

/** Pages of docs/runbook that an alarm can send someone to. */
export type RunbookPage = Trouble;

export const pageFile = (page: RunbookPage): string => `docs/runbook/${page}.md`;

/** What an alarm says: what people notice, and where it stands what to do. */
export const alarmText = (impact: string, page: RunbookPage): string =>
  `${impact} What to do: ${pageFile(page)}`;
