import { beforeAll, describe, expect, it } from "vitest";
import { maxPhotosPerDay } from "#contract/platform/reading-limits.ts";
import { readPhoto } from "#lambdas/checks/answers/read-photo.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { withTable } from "#tests/dynamodb.ts";
import { inRoleOf } from "#tests/in-role.ts";
import { aSystem } from "#tests/lambdas/a.ts";

let place: Awaited<ReturnType<typeof withTable>>;
beforeAll(async () => {
  place = await withTable({ stream: false });
});

const jpeg = (text: string) => Buffer.from(text).toString("base64");

const aReader = async (read: (jpeg: Uint8Array) => TextLine[]) => {
  const failures: string[] = [];
  const system = aSystem();
  const client = await inRoleOf("answers", place);
  const context = {
    system,
    count: openCounter(place.tableName, system, client),
    readLettering: async (bytes: Uint8Array) => read(bytes),
    reportFailure: (name: string) => void failures.push(name),
  };
  return {
    failures,
    read: () => readPhoto(context, { larger: jpeg("larger"), smaller: jpeg("smaller") }),
    context,
  };
};

const failing = (name: string) => () => {
  throw Object.assign(new Error("refused"), { name });
};

describe("a photo of a frame", () => {
  it("gives what both its drawings show", async () => {
    const { read } = await aReader((bytes) => [
      { text: Buffer.from(bytes).toString() === "larger" ? "KXT9312744" : "KXT9342744", confidence: 95 },
    ]);
    const { numbers } = await read();
    expect(numbers).toHaveLength(1);
    expect(numbers[0]?.signs.find(({ sure }) => !sure)).toEqual({
      sign: "1",
      others: ["4", "I"],
      sure: false,
    });
  });

  it("that cannot be decoded is the sender's fault, and everything else alerts us", async () => {
    const broken = await aReader(failing("InvalidImageFormatException"));
    await expect(broken.read()).rejects.toThrow("upload-unreadable");
    expect(broken.failures).toEqual([]);
    const throttled = await aReader(failing("ThrottlingException"));
    await expect(throttled.read()).rejects.toThrow("analysis-failed");
    expect(throttled.failures).toEqual(["ThrottlingException"]);
  });

  it("is not read when everybody together has sent too many that day", async () => {
    const { read, context } = await aReader(() => []);
    const counted: [number, string][] = [];
    const count = async (...[limit, who]: Parameters<typeof context.count>) => {
      counted.push([limit.max, who]);
      return context.count({ ...limit, what: "check-photos-of-test", max: 1 }, who);
    };
    const sent = () => readPhoto({ ...context, count }, { larger: jpeg("larger"), smaller: jpeg("smaller") });
    expect(await read()).toEqual({ numbers: [] });
    await sent();
    await expect(sent()).rejects.toThrow("reading-limit-reached");
    expect(counted[0]).toEqual([maxPhotosPerDay, "all"]);
  });
});
