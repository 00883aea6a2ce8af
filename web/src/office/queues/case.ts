import type { AccessSample } from "#contract/office/person-access.ts";
import type { TodoQueue } from "#contract/office/todo.ts";
import type { Change } from "#web/bikes/corrections/changes-in.ts";

/** Decides a case from the list. Creating this object sends nothing. */
export type InlineDecision = {
  readonly approve: () => Promise<unknown>;
  /** The reason is sent to the person concerned. */
  readonly reject: (reason: string) => Promise<unknown>;
};

export type Case = {
  readonly queue: TodoQueue;
  readonly id: string;
  readonly name: string;
  /** Distinguishes similar cases; may be empty. */
  readonly detail: string;
  /** The day by which an answer is due, or until which something lasts. */
  readonly day?: { readonly is: "answerBy" | "lastsUntil"; readonly on: string } | undefined;
  /** Changes to decide on, if there are few. */
  readonly change?: readonly Change[];
  readonly why?: string;
  readonly access?: AccessSample;
  readonly since: string;
  readonly to: string;
  readonly inPlace?: InlineDecision;
};

/** Oldest first; `more` if the list was cut off. */
export type QueueCases = { readonly cases: readonly Case[]; readonly more: boolean };

export const keyOf = ({ queue, id }: Pick<Case, "queue" | "id">): string => `${queue} ${id}`;

export const oldestFirst = (one: Case, other: Case): number => one.since.localeCompare(other.since);
