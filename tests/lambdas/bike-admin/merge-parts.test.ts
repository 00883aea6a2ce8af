import { describe, expect, it } from "vitest";
import type { Row } from "#lambdas/bike-admin/bike/event-rows.ts";
import { mergeParts, type Part } from "#lambdas/bike-admin/bike/merge-parts.ts";

const rows = (...ids: readonly string[]): Row[] =>
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

  it("shows nothing that is older than what is known of every part", () => {
    expect(merged([part(["f", "e"], "e"), part(["d", "a"])])).toEqual(["fe", "e"]);
    expect(merged([part(["f"], "f"), part(["e", "d"], "d")])).toEqual(["f", "f"]);
  });

  it("goes on behind the line that was last", () => {
    expect(merged([part(["d", "c"]), part(["b"])], "d")).toEqual(["cb", undefined]);
  });

  it("goes on where a whole page was nothing to show", () => {
    expect(merged([part([], "k"), part(["b"])])).toEqual(["", "k"]);
    expect(merged([part([]), part([])])).toEqual(["", undefined]);
  });
});
