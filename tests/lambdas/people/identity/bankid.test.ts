import { describe, expect, it } from "vitest";
import { bankId } from "#lambdas/people/identity/bankid.ts";
import { EidError } from "#lambdas/people/identity/eid.ts";

const number = "198508219819";

/** A BankID that gives one response and records its requests. */
const answering = (status: number, content: unknown) => {
  const asked: { path: string; body: unknown }[] = [];
  const body = typeof content === "string" ? content : JSON.stringify(content);
  const eid = bankId(async (path, sent) => {
    asked.push({ path, body: sent });
    return { status, body };
  });
  return { eid, asked };
};

const started = {
  orderRef: "131daac9-16c6-4618-beb0-365768f37288",
  autoStartToken: "7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6",
  qrStartToken: "67df3917-fa0d-44e5-b327-edcc928297f8",
  qrStartSecret: "d28db9a7-4cde-429e-a983-359be676944c",
};

const errorOf = async (promise: Promise<unknown>): Promise<EidError> => {
  const error = await promise.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(EidError);
  return error as EidError;
};

describe("POST /auth", () => {
  it("identifies the person and shows the purpose", async () => {
    const { eid, asked } = answering(200, started);
    expect(await eid.start({ address: "192.0.2.7", text: "Åsa loggar in", kind: "identification" })).toEqual(
      started,
    );
    expect(asked).toEqual([
      {
        path: "/auth",
        body: {
          endUserIp: "192.0.2.7",
          userVisibleData: Buffer.from("Åsa loggar in").toString("base64"),
          returnRisk: true,
        },
      },
    ]);
  });

  it("requires no particular person", async () => {
    const { eid, asked } = answering(200, started);
    await eid.start({ address: "2001:db8::7", text: "x", kind: "identification" });
    expect(asked[0]?.body).not.toHaveProperty("requirement");
  });
});

describe("the browser", () => {
  it("is described to BankID with the site and no more, for its risk assessment", async () => {
    const { eid, asked } = answering(200, started);
    const web = { domain: "cykelregistret.se", userAgent: "Mozilla/5.0", device: "a-device" };
    await eid.start({ address: "192.0.2.7", text: "x", kind: "signature", web });
    expect(asked[0]?.body).toHaveProperty("web", {
      referringDomain: "cykelregistret.se",
      userAgent: "Mozilla/5.0",
      deviceIdentifier: "a-device",
    });
  });
});

describe("POST /sign", () => {
  it("shows the text to sign", async () => {
    const { eid, asked } = answering(200, started);
    const text = "Jag säljer min cykel.";
    expect(await eid.start({ address: "192.0.2.7", text, kind: "signature" })).toEqual(started);
    const userVisibleData = Buffer.from(text).toString("base64");
    expect(asked).toEqual([
      { path: "/sign", body: { endUserIp: "192.0.2.7", userVisibleData, returnRisk: true } },
    ]);
  });

  it("reports invalid parameters as our fault, not as an ended order", async () => {
    const { eid } = answering(400, { errorCode: "invalidParameters", details: "userVisibleData" });
    const error = await errorOf(eid.start({ address: "192.0.2.7", text: "x", kind: "signature" }));
    expect(error.failure).toBe("refused");
  });
});

describe("POST /collect", () => {
  it("returns the hint of a pending or failed order", async () => {
    const pending = answering(200, { orderRef: "o", status: "pending", hintCode: "userSign" });
    expect(await pending.eid.collect("o")).toEqual({ status: "pending", hint: "userSign" });
    expect(pending.asked).toEqual([{ path: "/collect", body: { orderRef: "o" } }]);
    const failed = answering(200, { orderRef: "o", status: "failed", hintCode: "certificateErr" });
    expect(await failed.eid.collect("o")).toEqual({ status: "failed", hint: "certificateErr" });
  });

  it("accepts unknown hints", async () => {
    const { eid } = answering(200, { orderRef: "o", status: "pending", hintCode: "userBlink" });
    expect(await eid.collect("o")).toEqual({ status: "pending", hint: "unknown" });
  });

  it("returns only the person, the evidence, the address and the risk of a completed order", async () => {
    const user = { personalNumber: number, name: "Karl Karlsson", givenName: "Karl", surname: "Karlsson" };
    const completionData = {
      user,
      device: { ipAddress: "192.0.2.7" },
      risk: "moderate",
      signature: "PHg+",
      ocspResponse: "b2s=",
    };
    const { eid } = answering(200, { orderRef: "o", status: "complete", completionData });
    expect(await eid.collect("o")).toEqual({
      status: "complete",
      person: { personalNumber: number, name: "Karl Karlsson" },
      evidence: { signature: "PHg+", ocspResponse: "b2s=" },
      address: "192.0.2.7",
      risk: "moderate",
    });
  });
});

describe("refusals", () => {
  const details = `No such thing as ${number}`;

  it.each([
    [400, "alreadyInProgress", "in-progress"],
    [400, "invalidParameters", "refused"],
    [400, "somethingNew", "refused"],
    [401, "unauthorized", "refused"],
    [403, "unauthorized", "refused"],
    [404, "notFound", "refused"],
    [405, "methodNotAllowed", "refused"],
    [408, "requestTimeout", "down"],
    [415, "unsupportedMediaType", "refused"],
    [429, "tooManyRequests", "down"],
    [500, "internalError", "down"],
    [503, "Maintenance", "down"],
  ])(
    "of an order with %i %s are %s, and repeat nothing of the details",
    async (status, errorCode, failure) => {
      const { eid } = answering(status, { errorCode, details });
      const error = await errorOf(eid.start({ address: "192.0.2.7", text: "x", kind: "identification" }));
      expect(error.failure).toBe(failure);
      expect(error.message).toContain(errorCode);
      expect(`${error.message}${error.stack}${JSON.stringify(error)}`).not.toContain(number);
    },
  );

  it("report an ended order", async () => {
    const over = { errorCode: "invalidParameters", details: "No such order" };
    expect((await errorOf(answering(400, over).eid.collect("o"))).failure).toBe("order-gone");
    expect((await errorOf(answering(400, over).eid.cancel("o"))).failure).toBe("order-gone");
  });

  it.each([
    ["a page", "<html>Bad gateway</html>", 502],
    ["nothing", "", 200],
    ["another shape", { status: "complete", completionData: { user: { personalNumber: "85-0821" } } }, 200],
    ["a code that carries data", { errorCode: `${number} is bad`, details }, 503],
  ])("that are %s count as no response", async (_what, content, status) => {
    const error = await errorOf(answering(status, content).eid.collect("o"));
    expect(error.failure).toBe("down");
    expect(error.message).not.toContain(number);
  });
});
