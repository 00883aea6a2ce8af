import { describe, expect, it } from "vitest";
import type { EventRow } from "#lambdas/office/bikes/bike/event-rows.ts";
import { mergeParts, type Part } from "#lambdas/office/bikes/bike/merge-parts.ts";

const rows = (...ids: readonly string[]): EventRow[] =>
  ids.map((id) => ({ id, at: "2026-11-20T12:00:00.000Z", what: "edit" }));
const part = (ids: readonly string[], until?: string): Part => ({ rows: rows(...ids), until });
const merged = (parts: readonly Part[], before?: string, limit = 3) => {
  const page = mergeParts(parts, before, limit);
  return [page.rows.map(({ id }) => id).join(""), page.next];
};

describe("mergeParts", () => {
  it("shows the newest of all parts first", () => {
    expect(merged([part(["c", "a"]), part(["d", "b"])])).toEqual(["dcb", "b"]);
    expect(merged([part(["c", "a"]), part(["b"])])).toEqual(["cba", undefined]);
  });

  it("stops where a part is not complete", () => {
    expect(merged([part(["f", "e"], "e"), part(["d", "a"])])).toEqual(["fe", "e"]);
    expect(merged([part(["f"], "f"), part(["e", "d"], "d")])).toEqual(["f", "f"]);
  });

  it("continues after the last event", () => {
    expect(merged([part(["d", "c"]), part(["b"])], "d")).toEqual(["cb", undefined]);
  });

  it("continues after an empty page", () => {
    expect(merged([part([], "k"), part(["b"])])).toEqual(["", "k"]);
    expect(merged([part([]), part([])])).toEqual(["", undefined]);
  });
});
