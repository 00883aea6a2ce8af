import { describe, expect, it } from "vitest";
import { readSettings, settingsOf } from "#lib/platform/settings.ts";
import { stages } from "#lib/stages/stages.ts";
import { anApp, atHome, production, settingsFor, trial } from "#tests/lib/synthesised.ts";

/** Takes unchecked settings, as from a file. */
const read = (chosen: Record<string, unknown>) => settingsFor(chosen as typeof production);

const unlessChosen = {
  region: "eu-west-1",
  mailIdentity: "new",
  identityProvider: "new",
  secretGenerations: {},
  smsBudget: 50,
  monthlyBudget: 400,
  smsPerStoreAndDay: 100,
  smsOfStoresPerMonth: 3000,
  testRecipients: [],
  signUps: "open",
  identityLevelRequired: 2,
  bikeIndexUrl: "https://bikeindex.org/api/v3",
  analysesPerDay: 10,
  frameReadingsPerDay: 60,
};

describe("the stage of a deployment", () => {
  const named = (context: Record<string, string>) => readSettings(anApp(context).node, stages);

  it("is dev by default", () => {
    expect(named({})).toEqual({
      stage: "dev",
      bankIdUrl: "https://appapi2.test.bankid.com/rp/v6.0",
      bankIdCertificate: "cykelregistret/bankid-test",
      paymentsUrl: "https://api.stripe.com",
      companyRegisterUrl: "https://gw-accept2.api.bolagsverket.se/vardefulla-datamangder/v1",
      companyRegisterTokenUrl: "https://portal-accept2.api.bolagsverket.se/oauth2/token",
      isLive: false,
      ...unlessChosen,
    });
  });

  it.each(["test", "constructor"])("needs a file, and %s has none", (stage) => {
    expect(() => named({ stage })).toThrow(`There is no stage ${stage}: there are dev, local, prod.`);
  });

  it("has its settings in a file and not in flags", () => {
    expect(() => named({ stage: "prod", domainName: "cykelregistret.example", mailFrom: "" })).toThrow(
      "Say domainName and mailFrom in lib/stages/prod.ts, not with -c.",
    );
  });

  it("is not deployed as production before its file is complete", () => {
    expect(() => settingsOf("prod", {})).toThrow(
      "Stage prod needs domainName and mailFrom and supportEmail and adminEmail and paymentsSecret and paymentsSecretVersion and " +
        "companyRegisterSecret and companyRegisterSecretVersion and sellerName and sellerOrganisationNumber and sellerAddress and bankIdCertificate: say it in lib/stages/prod.ts.",
    );
  });
});

describe("the settings of a stage", () => {
  it("are complete for production with domain name, addresses and certificate", () => {
    expect(read(production)).toEqual({
      ...production,
      bankIdUrl: "https://appapi2.bankid.com/rp/v6.0",
      paymentsUrl: "https://api.stripe.com",
      companyRegisterUrl: "https://gw.api.bolagsverket.se/vardefulla-datamangder/v1",
      companyRegisterTokenUrl: "https://portal.api.bolagsverket.se/oauth2/token",
      ...unlessChosen,
    });
  });

  it.each([
    "domainName",
    "mailFrom",
    "supportEmail",
    "adminEmail",
    "bankIdCertificate",
    "paymentsSecret",
    "paymentsSecretVersion",
    "companyRegisterSecret",
    "companyRegisterSecretVersion",
    "sellerName",
    "sellerOrganisationNumber",
    "sellerAddress",
  ])("are refused for production without %s", (name) => {
    expect(() => read({ ...production, [name]: undefined })).toThrow(
      `Stage prod needs ${name}: say it in lib/stages/prod.ts.`,
    );
  });

  it.each(["eu-north-1", "us-east-1"])(
    "are refused for %s, which lacks a service or lies outside the EU",
    (region) => {
      expect(() => read({ ...production, region })).toThrow(
        `Stage prod cannot use ${region} as region: only eu-west-1 and eu-central-1 in the EU have every service.`,
      );
    },
  );

  it.each([
    ["stage", "Prod!"],
    ["region", "Dublin"],
    ["mailFrom", "nobody"],
    ["supportEmail", "nobody"],
    ["bankIdUrl", "https://appapi2.bankid.com"],
    ["bankIdCertificate", "two words"],
    ["paymentsUrl", "stripe"],
    ["paymentsSecret", "two words"],
    ["paymentsSecretVersion", "latest"],
    ["companyRegisterUrl", "http://bolagsverket.example"],
    ["companyRegisterTokenUrl", "bolagsverket"],
    ["companyRegisterSecret", "two words"],
    ["smsBudget", 0],
    ["monthlyBudget", 0],
    ["secretGenerations", { Origin: 0 }],
    ["secretGenerations", { Orgin: 2 }],
    ["sellerOrganisationNumber", "5599999999"],
    ["adminEmail", "nobody"],
    ["domainName", "https://cykelregistret.example"],
    ["identityLevelRequired", 0],
    ["analysesPerDay", "many"],
    ["domainname", "cykelregistret.example"],
  ])("name an invalid %s", (name, value) => {
    expect(() => read({ ...trial, [name]: value })).toThrow(name);
  });
});

describe("mail", () => {
  it("goes to everybody in production, without test recipients", () => {
    expect(() => read({ ...production, testRecipients: ["anna@cykelregistret.example"] })).toThrow(
      "Stage prod cannot use testRecipients: SES must have let the account out of its sandbox.",
    );
  });
});

describe("the payment service", () => {
  it("is simulated in stage local", () => {
    expect(read(atHome).paymentsUrl).toBeUndefined();
  });

  it("can be a simulator elsewhere on one's own machine", () => {
    const paymentsUrl = "http://127.0.0.1:12111";
    expect(read({ stage: "local", paymentsUrl: `${paymentsUrl}/` }).paymentsUrl).toBe(paymentsUrl);
  });

  it("is not asked without TLS in any stage that is deployed", () => {
    expect(() => read({ ...trial, paymentsUrl: "http://payments.example" })).toThrow(
      "Stage dev cannot use http://payments.example as paymentsUrl: only stage local may do without https.",
    );
  });

  it.each([
    "http://api.stripe.com",
    "https://api.stripe.com.example",
    "https://cykelregistret.example/_local/stripe",
  ])("is never %s in production", (paymentsUrl) => {
    expect(() => read({ ...production, paymentsUrl })).toThrow(
      `Stage prod cannot use ${paymentsUrl} as paymentsUrl: only https://api.stripe.com takes real money.`,
    );
  });
});

describe("BankID", () => {
  const test = "https://appapi2.test.bankid.com/rp/v6.0";

  it("is simulated in stage local, without a certificate", () => {
    const settings = read(atHome);
    expect(settings.bankIdUrl).toBeUndefined();
    expect(settings.bankIdCertificate).toBeUndefined();
  });

  it("can be a simulator elsewhere on one's own machine", () => {
    const bankIdUrl = "http://127.0.0.1:9000/rp/v6.0";
    const settings = read({ stage: "local", bankIdUrl });
    expect(settings.bankIdUrl).toBe(bankIdUrl);
    expect(settings.bankIdCertificate).toBeUndefined();
  });

  it("can be its own test service in stage local", () => {
    expect(
      read({ ...atHome, bankIdUrl: test, bankIdCertificate: "cykelregistret/bankid-test" }),
    ).toMatchObject({
      bankIdUrl: test,
      bankIdCertificate: "cykelregistret/bankid-test",
    });
  });

  it.each(["dev", "local"])("is not called without a certificate in stage %s", (stage) => {
    expect(() => read({ stage, bankIdUrl: test, bankIdCertificate: undefined })).toThrow(
      `Stage ${stage} needs bankIdCertificate: say it in lib/stages/${stage}.ts.`,
    );
  });

  it("is not asked without TLS in any stage that is deployed", () => {
    expect(() => read({ stage: "dev", bankIdUrl: "http://bankid.example/rp/v6.0" })).toThrow(
      "Stage dev cannot use http://bankid.example/rp/v6.0 as bankIdUrl: only stage local may do without https.",
    );
  });

  it.each([
    test,
    "https://bankid.example/rp/v6.0",
    "https://appapi2.bankid.com.example/rp/v6.0",
    "https://notbankid.com/rp/v6.0",
    "https://cykelregistret.example/_local/bankid/rp/v6.0",
  ])("is never %s in production", (bankIdUrl) => {
    expect(() => read({ ...production, bankIdUrl })).toThrow(
      `Stage prod cannot use ${bankIdUrl} as bankIdUrl: only BankID's own service proves who someone is.`,
    );
  });

  it("is never called with the test certificate in production", () => {
    expect(() => read({ ...production, bankIdCertificate: "cykelregistret/bankid-test" })).toThrow(
      "Stage prod cannot use cykelregistret/bankid-test as bankIdCertificate: it wants the name of the secret that holds the registry's own.",
    );
  });
});
