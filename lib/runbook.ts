import type { Trouble } from "#contract/todo.ts";

/** Pages of docs/runbook that an alarm can send someone to. */
export type RunbookPage = Trouble;

/** The page of what takes itself back, which is not among the troubles of an administrator. */
type Page = RunbookPage | "bad-release";

export const pageFile = (page: Page): string => `docs/runbook/${page}.md`;

/** What an alarm says: what people notice, and where it stands what to do. */
export const alarmText = (impact: string, page: Page): string => `${impact} What to do: ${pageFile(page)}`;
