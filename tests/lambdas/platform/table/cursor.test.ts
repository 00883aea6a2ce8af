import { describe, expect, it } from "vitest";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";

const position = { sk: "WTU204K8861", pages: "2" };
const cursor = writeCursor("secret", "list", position)!;

describe("a cursor", () => {
  it("returns to its position", () => {
    expect(readCursor("secret", "list", cursor)).toEqual(position);
    expect(readCursor("secret", "list", undefined)).toBeUndefined();
    expect(writeCursor("secret", "list", undefined)).toBeUndefined();
  });

  it("is the same for the same position, and reveals nothing of it", () => {
    expect(writeCursor("secret", "list", position)).toBe(cursor);
    const [covered = ""] = cursor.split(".");
    expect(Buffer.from(covered, "base64url").toString("latin1")).not.toMatch(/WTU|sk|pages/);
    expect(cursor).toMatch(/^[\w.-]+$/);
  });

  it.each([
    ["of another list", "other", "secret", cursor],
    ["of another secret", "list", "other", cursor],
    ["cut short", "list", "secret", cursor.slice(0, -2)],
    ["without a signature", "list", "secret", cursor.split(".")[0]!],
    [
      "with another's signature",
      "list",
      "secret",
      `${cursor.split(".")[0]}.${writeCursor("secret", "list", { sk: "x" })!.split(".")[1]}`,
    ],
    ["changed in one template", "list", "secret", `${cursor.startsWith("A") ? "B" : "A"}${cursor.slice(1)}`],
    ["with something behind it", "list", "secret", `${cursor}.x`],
    ["with a space in it", "list", "secret", ` ${cursor}`],
    ["that is empty", "list", "secret", ""],
    ["that is JSON", "list", "secret", '{"sk":"x"}'],
    ["of signs", "list", "secret", "💥.💥"],
  ])("%s is refused", (_, list, secret, forged) => {
    expect(() => readCursor(secret, list, forged)).toThrow("invalid-cursor");
  });
});
