import { noteWrite } from "#lambdas/notes/note-write.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/table/actions.ts";
import type { FoundReportItem } from "#lambdas/table/items/found-report.ts";

/** Tells a finder what became of their report. Who has no account is told by mail, if at all. */
export const findersNote = (
  { finderId, bike }: FoundReportItem,
  what: string,
  { now, newId }: Pick<System, "now" | "newId">,
): Action[] =>
  finderId === undefined
    ? []
    : [
        noteWrite(
          { userId: finderId, type: "found_report", params: { what, bike }, link: "/found-reports" },
          newId("note"),
          now(),
        ),
      ];
