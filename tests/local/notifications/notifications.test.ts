import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { marshall } from "@aws-sdk/util-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, given } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { aCase, aReview } from "#tests/lambdas/notifications/notifier/a-case.ts";
import { accessToken, openSocket, startMessage } from "#tests/local/aws/appsync/browser.ts";
import { startAppSync } from "#tests/local/aws/appsync/appsync-server.ts";
import { startSes } from "#tests/local/aws/ses/mail-server.ts";

type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;

let appSync: Awaited<ReturnType<typeof startAppSync>>;
let ses: Awaited<ReturnType<typeof startSes>>;
let handler: Handler;

beforeAll(async () => {
  const [database, realtime, mail] = await Promise.all([
    withTable(),
    startAppSync(),
    startSes(undefined, ["cykel.test"]),
  ]);
  appSync = realtime;
  ses = mail;
  const environment = {
    TABLE_NAME: database.tableName,
    REALTIME_URL: appSync.url,
    MAIL_FROM: "registret@cykel.test",
    SUPPORT_EMAIL: "hjalp@cykel.test",
    SITE_ORIGIN: "https://cykel.test",
    CODE_SECRET: "code-secret",
    MAIL_LINK_SECRET: "link-secret",
    MAIL_CONFIGURATION: "Delivery",
    STAGE: "test",
    TEXTS_PER_STORE_AND_DAY: "100",
    TEXTS_OF_STORES_PER_MONTH: "3000",
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local-secret",
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_ENDPOINT_URL_SES: `${ses.baseUrl}/_aws/ses`,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  await given.person(openTable(database.tableName, aSystem(), database.client));
  ({ handler } = await import("#lambdas/notifications/notifier/handler.ts"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([appSync.close(), ses.close()]);
});
beforeEach(() => fetch(ses.inboxUrl, { method: "DELETE" }));

let serial = 0;
const record = (before: object | undefined, after: object | undefined): DynamoDBRecord => {
  serial += 1;
  const images = {
    ...(before && { OldImage: marshall(before) }),
    ...(after && { NewImage: marshall(after, { removeUndefinedValues: true }) }),
  };
  return {
    eventID: `event-${serial}`,
    dynamodb: { SequenceNumber: String(serial), ...images },
  } as DynamoDBRecord;
};
const take = (...Records: DynamoDBRecord[]): Promise<DynamoDBBatchResponse> => handler({ Records });

const listening = async () => {
  const token = await accessToken("anna");
  const socket = await openSocket(appSync.url, token);
  socket.send({ type: "connection_init" });
  socket.send(startMessage("1", "anna", token, "event"));
  await socket.got({ type: "start_ack" });
  const events = () =>
    socket.received
      .filter(({ type }) => type === "data")
      .map(({ payload }) =>
        JSON.parse((payload as { data: { onEvent: { event: string } } }).data.onEvent.event),
      );
  return { events, close: () => socket.socket.close() };
};

describe("A change of the table", () => {
  it("reaches the open pages and the mailbox of its person", async () => {
    const page = await listening();
    const bike = aBike();
    const balance = { entity: "balance", userId: "anna", points: 250, version: 1 };
    const answer = await take(
      record(undefined, bike),
      record({ ...balance, points: 350, version: 0 }, balance),
      record(undefined, aBike({ id: "bike_bo", ownerId: "bo" })),
    );
    expect(answer).toEqual({ batchItemFailures: [] });
    await vi.waitFor(() =>
      expect(page.events()).toEqual([
        { kind: "bike-registered", bikeId: bike.id },
        { kind: "person-changed" },
      ]),
    );
    const inbox = await ses.inbox();
    expect(inbox).toHaveLength(1);
    expect(inbox[0]).toMatchObject({
      from: expect.stringContaining("registret@cykel.test"),
      to: ["anna@example.se"],
      subject: "Din cykel är registrerad",
      text: expect.stringContaining(`https://cykel.test/my-bikes/${bike.id}`),
      html: expect.stringContaining("WTU204K8861"),
    });
    page.close();
  });

  it("from the contact form is forwarded and confirmed once, even if its record comes twice", async () => {
    const letter = record(undefined, aCase());
    await take(letter, letter);
    const inbox = await ses.inbox();
    expect(inbox).toHaveLength(2);
    const to = (address: string) => inbox.find((mail) => mail.to.includes(address));
    expect(to("hjalp@cykel.test")).toMatchObject({ subject: "Ärende K-261120-7Q2M9X" });
    expect(to("hjalp@cykel.test")?.text).not.toContain("borta");
    expect(to("bo@example.se")?.text).toContain("K-261120-7Q2M9X");
    expect(to("bo@example.se")?.text).not.toContain("borta");
  });

  it("that decides an identity card review is mailed to its person", async () => {
    const reason = "Suddig bild";
    await take(
      record(undefined, aReview()),
      record(aReview(), aReview({ state: "rejected", reason })),
      record(aReview({ userId: "bo" }), aReview({ userId: "bo", state: "approved" })),
    );
    expect(await ses.inbox()).toMatchObject([
      {
        to: ["anna@example.se"],
        subject: "Din begäran är behandlad",
        text: expect.stringContaining(`Skäl: ${reason}`),
      },
    ]);
  });

  it("is mailed once when its record comes twice", async () => {
    const twice = record(undefined, aBike());
    await take(twice, twice);
    await take(twice);
    expect(await ses.inbox()).toHaveLength(1);
  });

  it("that cannot be parsed is retried alone, and its neighbours are sent", async () => {
    const poison = record(undefined, { entity: "bike", id: "bike_poison" });
    const answer = await take(record(undefined, aBike()), poison, record(undefined, aBike()));
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: poison.dynamodb?.SequenceNumber }] });
    expect(await ses.inbox()).toHaveLength(2);
  });

  it("is mailed even if events fail, which are retried until they succeed", async () => {
    appSync.time.ahead = 3_600_000;
    const late = record(undefined, aBike());
    const failed = { batchItemFailures: [{ itemIdentifier: late.dynamodb?.SequenceNumber }] };
    expect(await take(late)).toEqual(failed);
    expect(await ses.inbox()).toHaveLength(1);
    appSync.time.ahead = 0;
    expect(await take(late)).toEqual({ batchItemFailures: [] });
    expect(await ses.inbox()).toHaveLength(1);
  });

  it("leaves neither address nor frame number in the log when it fails", async () => {
    const lines: string[] = [];
    const keep = (chunk: unknown): boolean => lines.push(String(chunk)) > 0;
    const spies = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, "write").mockImplementation(keep),
    );
    const poison = record(undefined, { ...aBike(), registeredAt: "anna@example.se" });
    await take(poison);
    for (const spy of spies) spy.mockRestore();
    const log = lines.join("");
    expect(log).toContain(poison.eventID);
    expect(log).not.toMatch(/anna@example|WTU204/);
  });
});
