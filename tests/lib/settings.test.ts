import { describe, expect, it } from "vitest";
import { readSettings } from "#lib/settings.ts";
import { anApp, production } from "#tests/lib/synthesised.ts";

const read = (given: Record<string, string>) => readSettings(anApp(given).node);

describe("the context of a deployment", () => {
  it("defaults to stage dev in Ireland", () => {
    expect(read({})).toEqual({
      stage: "dev",
      region: "eu-west-1",
      bankIdUrl: "https://appapi2.test.bankid.com/rp/v6.0",
      bankIdCertificate: "cykelregistret/bankid-test",
      paymentsUrl: "https://api.stripe.com",
      identityLevelRequired: "2",
      analysesPerDay: "10",
    });
  });

  it("takes an empty value for one not given", () => {
    expect(read({ mailFrom: "" }).mailFrom).toBeUndefined();
  });

  it("is complete for production with domain name, addresses and certificate", () => {
    expect(read(production)).toEqual({
      ...production,
      region: "eu-west-1",
      bankIdUrl: "https://appapi2.bankid.com/rp/v6.0",
      paymentsUrl: "https://api.stripe.com",
      identityLevelRequired: "2",
      analysesPerDay: "10",
    });
  });

  it.each([
    "domainName",
    "mailFrom",
    "supportEmail",
    "bankIdCertificate",
    "paymentsSecret",
    "sellerName",
    "sellerOrganisationNumber",
    "sellerAddress",
  ])("refuses production without %s", (name) => {
    expect(() => read({ ...production, [name]: "" })).toThrow(`Stage prod needs ${name}: add -c ${name}=…`);
  });

  it.each([
    ["stage", "Prod!"],
    ["region", "Dublin"],
    ["mailFrom", "nobody"],
    ["supportEmail", "nobody"],
    ["bankIdUrl", "https://appapi2.bankid.com"],
    ["bankIdCertificate", "two words"],
    ["paymentsUrl", "stripe"],
    ["paymentsSecret", "two words"],
    ["sellerOrganisationNumber", "5599999999"],
    ["adminEmail", "nobody"],
    ["domainName", "https://cykelregistret.example"],
    ["identityLevelRequired", "0"],
    ["analysesPerDay", "many"],
  ])("names %s where it cannot be read", (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});

describe("the payment service", () => {
  it("is played by the machine itself in stage local", () => {
    expect(read({ stage: "local" }).paymentsUrl).toBeUndefined();
  });

  it("can be a simulator elsewhere on one's own machine", () => {
    const paymentsUrl = "http://127.0.0.1:12111";
    expect(read({ stage: "local", paymentsUrl: `${paymentsUrl}/` }).paymentsUrl).toBe(paymentsUrl);
  });

  it("is not asked without TLS in any stage that is deployed", () => {
    expect(() => read({ stage: "dev", paymentsUrl: "http://payments.example" })).toThrow(
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

  it("is played by the machine itself in stage local, without a certificate", () => {
    const settings = read({ stage: "local" });
    expect(settings.bankIdUrl).toBeUndefined();
    expect(settings.bankIdCertificate).toBeUndefined();
  });

  it("can be a simulator elsewhere on one's own machine", () => {
    const bankIdUrl = "http://127.0.0.1:9000/rp/v6.0";
    const settings = read({ stage: "local", bankIdUrl });
    expect(settings.bankIdUrl).toBe(bankIdUrl);
    expect(settings.bankIdCertificate).toBeUndefined();
  });

  it("can be its own test service on one's own machine", () => {
    expect(read({ stage: "local", bankIdUrl: test })).toMatchObject({
      bankIdUrl: test,
      bankIdCertificate: "cykelregistret/bankid-test",
    });
  });

  it.each(["dev", "local"])("is not asked without a certificate in stage %s", (stage) => {
    expect(() => read({ stage, bankIdUrl: test, bankIdCertificate: "" })).toThrow(
      `Stage ${stage} needs bankIdCertificate: add -c bankIdCertificate=….`,
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
      `Stage prod cannot use ${bankIdUrl} as bankIdUrl: only BankID's own service proves who somebody is.`,
    );
  });

  it("is never asked with the certificate for tests in production", () => {
    const { bankIdCertificate: _own, ...others } = production;
    expect(() => read(others)).toThrow(
      "Stage prod cannot use cykelregistret/bankid-test as bankIdCertificate: add -c bankIdCertificate=…",
    );
  });
});
