import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type QuestionsContext = { readonly table: Table; readonly system: System };

export type AskContext = QuestionsContext & {
  /** Signs proof-of-work challenges. */
  readonly challengeSecret: string;
  /** Key of the hashes under which askers are counted. */
  readonly countingKey: string;
};
