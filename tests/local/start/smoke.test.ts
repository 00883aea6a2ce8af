import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, paginateScan } from "@aws-sdk/lib-dynamodb";
import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { assembly } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { home } from "#local/open-state.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { withCloud } from "#tests/cloud.ts";
import { allChecks } from "../../../scripts/smoke/checks/all-checks.ts";
import { account, tokens } from "../../../scripts/smoke/checks/accounts.ts";
import { theft } from "../../../scripts/smoke/checks/theft.ts";
import { apiPastSite, apiThroughSite, pages } from "../../../scripts/smoke/checks/site.ts";
import { closing, deletion } from "../../../scripts/smoke/checks/closing.ts";
import { receipt, transfer } from "../../../scripts/smoke/checks/transfer.ts";
import { ask } from "../../../scripts/smoke/ask.ts";
import type { Check, Outcome } from "../../../scripts/smoke/check.ts";
import type { Deployment } from "../../../scripts/smoke/deployment.ts";
import { localDeployment } from "../../../scripts/smoke/local-deployment.ts";
import { removePeople } from "../../../scripts/smoke/remove-people.ts";
import { runChecks } from "../../../scripts/smoke/run.ts";
import { smoke, summary } from "../../../scripts/smoke/smoke.ts";
import type { Trial } from "../../../scripts/smoke/trial.ts";

let cloud: Cloud;
let deployment: Deployment;
beforeAll(async () => {
  cloud = await withCloud();
  const place = { ...home, baseUrl: cloud.url };
  deployment = localDeployment(openTemplate(assembly, place, openRecords(undefined)), true);
});
afterAll(() => cloud.close());

/** Checks that need a browser or a real AWS account. */
const notHere = [
  "Passkeys",
  "An eID is shown",
  "Alarms ring at someone's",
  "CloudTrail tells of the user pool",
];

const itemsOf = async (userId: string): Promise<unknown[]> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  const findings: unknown[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: TableNames[0]! }))
    findings.push(...Items.filter((item) => JSON.stringify(item).includes(userId)));
  return findings;
};

const expectWell = (outcomes: readonly Outcome[]): void => {
  expect(outcomes.filter(({ mark }) => mark === "✗")).toEqual([]);
  expect(outcomes.filter(({ mark }) => mark === "–").map(({ name }) => name)).toEqual(notHere);
};

const expectNothingGivenUp = async (): Promise<void> => {
  const { failures, deadLetters } = await (await fetch(`${cloud.url}/_local.json`)).json();
  expect({ failures, deadLetters }).toEqual({ failures: [], deadLetters: [] });
};

test("A healthy deployment passes every check that can run here, and the checks leave no data", async () => {
  const lines: string[] = [];
  const { outcomes, left } = await smoke(deployment, allChecks, (line) => lines.push(line));
  expectWell(outcomes);
  expect(left).toEqual([]);
  expect(lines).toHaveLength(allChecks.length);
  await expectNothingGivenUp();
  expect(await itemsOf("simulator.amazonses.com")).toEqual([]);
});

/** Proxies the site with a failing API. */
const relay = async ({ url = "" }: IncomingMessage, response: ServerResponse): Promise<void> => {
  const isApi = url.startsWith("/api/");
  const answer = await fetch(`${cloud.url}${url}`, { redirect: "manual" });
  response.writeHead(isApi ? 500 : answer.status, { "content-type": "application/json" });
  response.end(isApi ? "{}" : await answer.text());
};

test("A failed check explains the consequence, its dependants are skipped, and the rest still run", async () => {
  const broken = createServer((request, response) => void relay(request, response));
  broken.listen(0, "127.0.0.1");
  await once(broken, "listening");
  const { port } = broken.address() as AddressInfo;
  const place = { ...deployment, siteUrl: `http://127.0.0.1:${port}`, apiUrl: cloud.url };
  const tried = [pages, apiThroughSite, apiPastSite, account, tokens];
  const result = await smoke(place, tried, () => undefined);
  broken.close();
  const rows = summary(result)
    .split("\n")
    .map((row) => row.trim().replaceAll(/ {2,}/g, "  "));
  expect(rows).toEqual([
    "",
    "✓  The site's pages answer",
    "✗  The API through the site  GET /api/points-packages answered 500. The pages load, and nothing on them works.",
    "✗  The API past the site refuses  Asked directly the API answered 200, not 403. The firewall and the limits of CloudFront can be gone around.",
    "✗  An account is made and signs in by SRP  GET /api/me answered 500. Nobody can get an account, or sign in.",
    "–  Tokens carry what they must  needs an account, which an earlier check did not get",
    "",
    "3 not as expected.",
  ]);
  expect(await itemsOf("simulator.amazonses.com")).toEqual([]);
});

test("A run that is stopped in the middle leaves no data", async () => {
  const lines: string[] = [];
  const isStopped = () => lines.some((line) => line.includes(theft.name));
  const result = await smoke(deployment, allChecks, (line) => lines.push(line), isStopped);
  const { outcomes, left, untried } = result;
  expect(summary(result)).toContain(`Stopped: ${untried} more were not tried.`);
  expect(outcomes.length + untried).toBe(allChecks.length);
  expect([outcomes.at(-1), left]).toEqual([{ name: theft.name, mark: "✓", words: "" }, []]);
  expect(await itemsOf("simulator.amazonses.com")).toEqual([]);
});

const isKept = async (link: string): Promise<boolean> => {
  const name = path.basename(new URL(link).pathname);
  const s3 = new S3Client({});
  const buckets = [deployment.removal!.RECEIPTS_BUCKET, deployment.removal!.BIKE_PHOTOS_BUCKET];
  const results = await Promise.all(buckets.map((Bucket) => s3.send(new ListObjectsV2Command({ Bucket }))));
  return results.some(({ Contents = [] }) => Contents.some(({ Key = "" }) => Key.endsWith(name)));
};

test("A closed account and its pictures are erased by the nightly job", async () => {
  const trial: Trial = { deployment, mark: "0badcafe", people: [] };
  const make = (checks: readonly Check[]) =>
    runChecks(
      checks,
      trial,
      () => undefined,
      () => false,
    );
  const later = [transfer, receipt, deletion, closing];
  expectWell(await make(allChecks.filter((check) => !later.includes(check))));
  const owner = trial.owner!;
  const own = { as: owner, params: { bikeId: trial.bike!.id } };
  const { photoUrl = "", receiptUrl = "" } = await ask(deployment, bikeRoutes.getBike, own);
  expect([await isKept(photoUrl), await isKept(receiptUrl)]).toEqual([true, true]);
  expect(await make([closing])).toMatchObject([{ mark: "✓" }]);
  // A pending mail about the closing would be too old to retry after the clock moves.
  await cloud.caughtUp();
  cloud.clock.moveTo(cloud.clock.now() + 30 * 24 * 3600 * 1000 + 1000);
  // The clock has passed the nightly run, which may have begun already.
  await expect
    .poll(async () => [await deployment.watch.jobs(), await isKept(photoUrl), await isKept(receiptUrl)])
    .toEqual([[], false, false]);
  const left = (await itemsOf(owner.userId)).map((item) => (item as { entity: string }).entity);
  expect(left).not.toContain("profile");
  await removePeople(trial);
  await expectNothingGivenUp();
});
