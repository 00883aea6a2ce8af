import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, describe, expect, it, vi } from "vitest";
import { personalNumbersIn } from "#tests/journeys/people/personal-numbers.ts";
import { callFunction } from "#tests/lambdas/gateway-event.ts";
import { watchLog } from "#tests/lambdas/written-log.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aCompanyRegister } from "#tests/local/outside/company-register/a-company-register.ts";
import { keyIds, startKms } from "#tests/lambdas/platform/tokens/kms.ts";

/** The services behind the function of store applications, with the environment that points to them. */
const startServices = async () => {
  const [table, kms, companies] = await Promise.all([withTable(), startKms(), aCompanyRegister()]);
  const environment = {
    TABLE_NAME: table.tableName,
    ORIGIN_SECRETS: "origin",
    STAGE: "local",
    CODE_SECRET: "codes",
    PERSONAL_NUMBER_KEY_ID: keyIds.cipher,
    PERSONAL_NUMBER_MAC_KEY_ID: keyIds.mac,
    COMPANY_REGISTER_URL: companies.url,
    COMPANY_REGISTER_TOKEN_URL: companies.tokenUrl,
    COMPANY_REGISTER_CLIENT_ID: "shop",
    COMPANY_REGISTER_CLIENT_SECRET: "secret",
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local-secret",
    AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    AWS_ENDPOINT_URL_KMS: kms.endpoint,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const close = async (): Promise<void> => {
    await Promise.all([kms.close(), companies.close()]);
    vi.unstubAllEnvs();
  };
  return { table, companies, close };
};

const answers: unknown[] = [];

const services = await startServices();
const { handler } = await import("#lambdas/shops/applications/handler.ts");
const log = watchLog();
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
  it("answers with an active company, its source and the date", async () => {
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

  it("hides the number and address of a sole trader", async () => {
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

  it("leaves a sole trader's personal number out of answers, logs and the table", async () => {
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
