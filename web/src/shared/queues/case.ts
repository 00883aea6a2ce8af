import type { TodoQueue } from "#contract/todo.ts";
import type { Change } from "#web/shared/corrections/changes-in.ts";

/** How a case can be decided where it stands in the list. Nothing is sent before `send` is called. */
export type InPlace = {
  readonly approve: () => Promise<unknown>;
  /** The person it concerns is told why. */
  readonly reject: (reason: string) => Promise<unknown>;
};

/** Something that waits for an administrator. */
export type Case = {
  readonly queue: TodoQueue;
  readonly id: string;
  /** Who or what it is about. */
  readonly name: string;
  /** What tells it from others like it; empty where there is nothing more to say. */
  readonly detail: string;
  /** What it is decided by, where that is not much. */
  readonly change?: readonly Change[];
  readonly why?: string;
  readonly since: string;
  /** The page where it is decided. */
  readonly to: string;
  readonly inPlace?: InPlace;
};

/** The cases of a queue, the oldest first, and whether there are more than were fetched. */
export type Waiting = { readonly cases: readonly Case[]; readonly more: boolean };

export const keyOf = ({ queue, id }: Pick<Case, "queue" | "id">): string => `${queue} ${id}`;

export const oldestFirst = (one: Case, other: Case): number => one.since.localeCompare(other.since);
