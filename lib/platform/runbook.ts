import type { Trouble } from "#contract/office/todo.ts";

/** The pages of docs/runbook that alarms refer to. */
export type RunbookPage = Trouble;

/** CodeDeploy rolls back a bad release, and only people on call hear of a leak: administrators see neither page. */
type Page = RunbookPage | "bad-release" | "suspected-leak";

export const pageFile = (page: Page): string => `docs/runbook/${page}.md`;

export const alarmText = (impact: string, page: Page): string => `${impact} What to do: ${pageFile(page)}`;
