import { PutObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ringingAlarms } from "#lambdas/office/todo/aws-alarms.ts";
import { s3GivenUp } from "#lambdas/office/todo/aws-given-up.ts";
import { listGivenUp } from "#lambdas/office/todo/list-given-up.ts";
import { showHealth } from "#lambdas/office/todo/show-health.ts";
import { createCloudWatch } from "#local/aws/alarms/cloudwatch.ts";
import type { SeenAlarm } from "#local/aws/alarms/watch.ts";
import { startS3 } from "#tests/local/aws/s3/bucket.ts";
import { serve } from "#tests/local/serve.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
const clock = { now: () => Date.now() };
const context = { clock, credentials, region: "eu-west-1", accountId: "000000000000", stateDir: undefined };
const topic = "arn:aws:sns:eu-west-1:000000000000:alarms";
const waking = "arn:aws:sns:eu-west-1:000000000000:waking";
const at = (time: string): string => `2026-11-27T${time}:00.000Z`;

let seen: SeenAlarm[];
vi.stubEnv("AWS_ACCESS_KEY_ID", credentials.accessKeyId);
vi.stubEnv("AWS_SECRET_ACCESS_KEY", credentials.secretAccessKey);
const cloudWatch = await serve(() => createCloudWatch(context, { prefix: "/monitoring", watch: () => seen }));
const s3 = await startS3(undefined, [{ name: "given-up" }, { name: "nothing" }]);
await Promise.all(
  ["table/shard/2026/11/27/2026-11-27T09.12.05-b", "async/Bounces/2026/11/27/2026-11-27T09.12.06-a"].map(
    (name) =>
      s3.client.send(new PutObjectCommand({ Bucket: "given-up", Key: `aws/lambda/${name}`, Body: "Anna" })),
  ),
);
await s3.client.send(new PutObjectCommand({ Bucket: "given-up", Key: "elsewhere/c", Body: "x" }));
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([cloudWatch.close(), s3.close()]);
});

const alarm = (page: string, time: string, over: Partial<SeenAlarm> = {}): SeenAlarm =>
  ({
    name: page,
    description: `People’s <mails>. What to do: docs/runbook/${page}.md`,
    state: "ALARM",
    topics: [topic],
    since: Date.parse(at(time)),
    ...over,
  }) as SeenAlarm;
const ringing = () => ringingAlarms([topic, waking], "eu-west-1", `${cloudWatch.baseUrl}/monitoring`)();

describe("active alarms", () => {
  it("are listed with their meaning and start", async () => {
    seen = [
      alarm("mail", "09:12"),
      alarm("site-fails", "09:14", { topics: [waking] }),
      alarm("payments", "09:00", { state: "OK" }),
      alarm("sign-in", "09:00", { state: "NOT_EVALUATED", reason: "It is not measured here." }),
      alarm("cost", "09:00", { topics: ["arn:aws:sns:eu-west-1:000000000000:others"] }),
    ];
    expect(await ringing()).toEqual([
      { what: "mail", since: at("09:12") },
      { what: "site-fails", since: at("09:14") },
    ]);
    seen = [];
    expect(await ringing()).toEqual([]);
  });

  it("cause an error if they are unknown", async () => {
    seen = [alarm("weather", "09:12")];
    await expect(ringing()).rejects.toThrow("Invalid option");
  });

  it("cause an error if CloudWatch refuses", async () => {
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "another");
    await expect(ringing()).rejects.toThrow("Asking for alarms was refused: 403 InvalidSignatureException");
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", credentials.secretAccessKey);
  });
});

describe("failed work", () => {
  it("is listed by name and time, without its contents", async () => {
    const { items, more } = await listGivenUp(s3GivenUp("given-up", s3.client));
    expect(items.map(({ id }) => id).toSorted()).toEqual(["2026-11-27T09.12.05-b", "2026-11-27T09.12.06-a"]);
    expect(more).toBe(false);
    expect(JSON.stringify(items)).not.toContain("Anna");
    expect(await listGivenUp(s3GivenUp("nothing", s3.client))).toEqual({ items: [], more: false });
  });

  it("is shown oldest first, at most fifty, with a note that there is more", async () => {
    const items = Array.from({ length: 60 }, (_, place) => ({
      id: String(place),
      since: at(`10:${String(Math.max(0, 59 - place)).padStart(2, "0")}`),
    }));
    const shown = await listGivenUp(async () => ({ items: items.slice(0, 60), more: false }));
    expect([shown.items.length, shown.more]).toEqual([50, true]);
    expect(shown.items[0]?.since).toBe(items.map(({ since }) => since).toSorted()[0]);
    expect((await listGivenUp(async () => ({ items: [], more: true }))).more).toBe(true);
  });
});

describe("health", () => {
  const health = (given: readonly string[], ...alarms: readonly ["mail" | "given-up-work", string][]) =>
    showHealth({
      readAlarms: async () => alarms.map(([what, time]) => ({ what, since: at(time) })),
      readGivenUp: async () => ({ items: given.map((time) => ({ id: time, since: at(time) })), more: false }),
    });

  it("is fine without alarms and failed work", async () => {
    expect(await health([])).toEqual({ troubles: [] });
  });

  it("lists each trouble once, since its start, oldest first", async () => {
    expect(await health([], ["mail", "09:30"], ["given-up-work", "09:20"], ["mail", "09:12"])).toEqual({
      troubles: [
        { what: "mail", since: at("09:12") },
        { what: "given-up-work", since: at("09:20") },
      ],
    });
  });

  it("lists failed work for as long as it waits", async () => {
    expect(await health(["08:00", "07:00"])).toEqual({
      troubles: [{ what: "given-up-work", since: at("07:00") }],
    });
    const both = await health(["07:00"], ["given-up-work", "09:20"]);
    expect(both.troubles).toEqual([{ what: "given-up-work", since: at("07:00") }]);
  });
});
