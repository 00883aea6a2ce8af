import { describe, expect, it } from "vitest";
import { inTurn } from "#web/stickers/scan/in-turn.ts";

describe("inTurn", () => {
  it("starts a job only when the earlier one has ended, even with an error", async () => {
    const done: string[] = [];
    let finish = (): void => undefined;
    const first = inTurn(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      done.push("first");
      throw new TypeError("broken");
    });
    const second = inTurn(async () => done.push("second"));
    await Promise.resolve();
    expect(done).toEqual([]);
    finish();
    await expect(first).rejects.toThrow("broken");
    await second;
    expect(done).toEqual(["first", "second"]);
  });
});
