import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { handler as Handler } from "#lambdas/store-applications/handler.ts";
import { personalNumbersIn } from "#tests/journeys/personal-numbers.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";
import { startServices } from "./services.ts";

let services: Awaited<ReturnType<typeof startServices>>;
let handler: typeof Handler;
let log: ReturnType<typeof watchLog>;
const answers: unknown[] = [];

beforeAll(async () => {
  services = await startServices();
  ({ handler } = await import("#lambdas/store-applications/handler.ts"));
  log = watchLog();
});
afterAll(async () => {
  log.stop();
  await services.close();
});
const lookUp = async (organisationNumber: unknown) => {
  const answer = await callFunction(handler, {
    method: "POST",
    path: "/company-lookups",
    body: { organisationNumber },
  });
  answers.push(answer);
  return answer;
};

describe("POST /company-lookups", () => {
  it("answers with an active company, its source and the day", async () => {
    expect(await lookUp("559900-1004")).toMatchObject({
      status: 201,
      body: {
        name: "Cykelkällaren i Göteborg AB",
        soleTrader: false,
        form: "Aktiebolag",
        registeredOn: "2009-03-12",
        address: { street: "Östra Larmgatan 12", postalCode: "411 07", city: "Göteborg" },
        source: "bolagsverket",
        checkedOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
    });
  });

  it("says of a sole trader neither the number nor where they live", async () => {
    const { status, body } = await lookUp("810103-2384");
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: "Tolvans Cykelverkstad", soleTrader: true, address: {} });
    expect(JSON.stringify(body)).not.toMatch(/2384|Hemvägen/);
  });

  it.each([
    ["559900-100", 422, "organisation-number-format"],
    ["559900-1005", 422, "organisation-number-invalid"],
    ["559901-1003", 404, "company-not-found"],
    ["559900-3000", 422, "company-not-active"],
    ["559900-4008", 422, "company-not-active"],
    ["559900-5005", 422, "company-not-active"],
    ["559900-7001", 503, "company-register-unavailable"],
    ["559900-8009", 503, "company-register-unavailable"],
  ])("answers %s with %i %s", async (number, status, code) => {
    expect(await lookUp(number)).toMatchObject({ status, body: { code } });
  });

  it.each([undefined, 5_599_001_004, "5".repeat(41)])(
    "refuses %j as no text that could be a number",
    async (typed) => {
      expect(await lookUp(typed)).toMatchObject({ status: 400, body: { code: "invalid-request" } });
    },
  );

  it("asks the register once a day for a company, and again for one that it did not know", async () => {
    await lookUp("559900-2002");
    const before = services.companies.asked.length;
    await lookUp("559900-2002");
    expect(services.companies.asked).toHaveLength(before);
    await lookUp("559901-1003");
    await lookUp("559901-1003");
    expect(services.companies.asked).toHaveLength(before + 2);
  });

  it("leaves the personal number of a sole trader in no answer, no line of the log and nowhere in the table", async () => {
    await lookUp("810105-2382");
    await lookUp("810105-2383");
    const { Items = [] } = await services.table.client.send(
      new ScanCommand({ TableName: services.table.tableName }),
    );
    expect(Items.length).toBeGreaterThan(0);
    for (const said of [log.text(), JSON.stringify(answers), JSON.stringify(Items)]) {
      expect(personalNumbersIn(said)).toEqual([]);
      expect(said).not.toMatch(/8101052382|8101032384|810105-238|810103-238/);
    }
  });
});
