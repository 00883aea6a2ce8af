import { afterAll, describe, expect, it } from "vitest";
import { accessToken, forgedToken } from "./browser.ts";
import { post, publishMutation, publishTo, signedPost, startAppSync } from "./appsync-server.ts";

const server = await startAppSync();
afterAll(() => server.close());

const event = { kind: "person-changed" };
const body = JSON.stringify({
  query: publishMutation,
  variables: { userId: "ada", event: JSON.stringify(event) },
});
const errorType = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { errors: { errorType: string }[] }).errors[0]?.errorType;

describe("publish", () => {
  it("returns the published event to a signed request", async () => {
    const response = await publishTo(server.url, "ada", event);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      data: { publish: { userId: "ada", event: JSON.stringify(event) } },
    });
  });

  it("refuses an unsigned request", async () => {
    const response = await post(server.url, body);
    expect(response.status).toBe(401);
    expect(await errorType(response)).toBe("UnauthorizedException");
  });

  it("refuses a wrong secret, an unknown key and a body changed after signing", async () => {
    const otherSecret = await signedPost(server.url, body, {
      credentials: { accessKeyId: "local", secretAccessKey: "guess" },
    });
    const otherKey = await signedPost(server.url, body, {
      credentials: { accessKeyId: "stranger", secretAccessKey: "local-secret" },
    });
    const otherBody = await signedPost(server.url, body, { sent: body.replace("ada", "bob") });
    expect([otherSecret.status, otherKey.status, otherBody.status]).toEqual([403, 403, 403]);
    expect(await errorType(otherSecret)).toBe("InvalidSignatureException");
    expect(await errorType(otherKey)).toBe("UnrecognizedClientException");
  });

  it("refuses a signed-in person, even for their own id", async () => {
    const response = await post(server.url, body, { authorization: await accessToken("ada") });
    expect(await response.json()).toMatchObject({
      data: { publish: null },
      errors: [
        {
          path: ["publish"],
          errorType: "Unauthorized",
          message: "Not Authorized to access publish on type Mutation",
        },
      ],
    });
  });

  it("refuses a forged and an expired token", async () => {
    const tokens = [await forgedToken("ada"), await accessToken("ada", -1), "nonsense"];
    for (const token of tokens)
      expect((await post(server.url, body, { authorization: token })).status).toBe(401);
  });

  it("refuses an event that is not JSON and names the variable", async () => {
    const broken = JSON.stringify({ query: publishMutation, variables: { userId: "ada", event: "{" } });
    const answer = await (await signedPost(server.url, broken)).json();
    expect(answer).toMatchObject({ data: null, errors: [{ message: expect.stringContaining("$event") }] });
  });
});

describe("An invalid GraphQL request", () => {
  it("is refused if it is not JSON, has no query or does not fit the schema", async () => {
    for (const wrong of ["{", "{}", '{"query":"{"}', '{"query":"{ secrets }"}']) {
      const response = await signedPost(server.url, wrong);
      expect([wrong, response.status]).toEqual([wrong, 400]);
      expect(await errorType(response)).toBe("MalformedHttpRequestException");
    }
  });

  it("is refused if it subscribes over HTTP", async () => {
    const query = 'subscription { onEvent(userId: "ada") { event } }';
    const response = await post(server.url, JSON.stringify({ query }), {
      authorization: await accessToken("ada"),
    });
    expect(response.status).toBe(400);
  });

  it("is refused above one megabyte", async () => {
    const response = await signedPost(server.url, JSON.stringify({ query: "x".repeat(1_000_001) }));
    expect(response.status).toBe(413);
  });

  it("gets 404 at another address", async () => {
    expect((await post(`${server.url}/other`, body)).status).toBe(404);
    expect((await fetch(server.url)).status).toBe(404);
  });
});

it("The mandatory query field returns null", async () => {
  const response = await post(server.url, '{"query":"{ nothing }"}', {
    authorization: await accessToken("ada"),
  });
  expect(await response.json()).toEqual({ data: { nothing: null } });
});
