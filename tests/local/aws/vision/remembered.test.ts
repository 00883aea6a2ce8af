import { describe, expect, it } from "vitest";
import { remembering } from "#local/aws/vision/remembered.ts";

describe("Remembered readings", () => {
  const picture = Buffer.from("picture");

  it("are computed once for the same bytes and question, also while the first is running", async () => {
    const remember = remembering<number>();
    let worked = 0;
    const ask = (bytes: Buffer, question: unknown) =>
      remember(bytes, question, async () => {
        worked += 1;
        return worked;
      });
    expect(await Promise.all([ask(picture, "text"), ask(Buffer.from("picture"), "text")])).toEqual([1, 1]);
    expect(await ask(picture, "labels")).toBe(2);
    expect(await ask(Buffer.from("another"), "text")).toBe(3);
  });

  it("are computed again after a failure", async () => {
    const remember = remembering<string>();
    await expect(remember(picture, "text", async () => Promise.reject(new Error("no")))).rejects.toThrow(
      "no",
    );
    expect(await remember(picture, "text", async () => "yes")).toBe("yes");
  });

  it("are computed again after an incomplete result", async () => {
    const remember = remembering<string>((answer) => answer !== "");
    expect(await remember(picture, "text", async () => "")).toBe("");
    expect(await remember(picture, "text", async () => "whole")).toBe("whole");
    expect(await remember(picture, "text", async () => "again")).toBe("whole");
  });

  it("drop the oldest results", async () => {
    const remember = remembering<string>();
    for (let index = 0; index < 40; index += 1) await remember(picture, index, async () => "first");
    expect(await remember(picture, 0, async () => "again")).toBe("again");
    expect(await remember(picture, 39, async () => "again")).toBe("first");
  });
});
