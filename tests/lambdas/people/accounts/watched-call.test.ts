import { decodeJwt, UnsecuredJWT } from "jose";
import { describe, expect, it } from "vitest";
import { readWatchedCall } from "#lambdas/people/accounts/watched-call.ts";
import { apiCall } from "#local/aws/cognito/api-calls.ts";

const context = {
  clock: { now: () => Date.parse("2026-11-20T12:00:00.000Z") },
  credentials: { accessKeyId: "a", secretAccessKey: "b" },
  region: "eu-west-1",
  accountId: "000000000000",
  stateDir: undefined,
};
const AccessToken = new UnsecuredJWT({}).setSubject("anna").encode();

/** A call as CloudTrail records it. */
const detailOf = (name: string, input: object): unknown =>
  (apiCall(context, name, { AccessToken, ...input }) as { detail: unknown } | undefined)?.detail;

describe("a call to the user pool", () => {
  it.each([
    ["ChangePassword", { PreviousPassword: "hemligt-1", ProposedPassword: "hemligt-2" }, "password-changed"],
    ["SetUserMFAPreference", { SoftwareTokenMfaSettings: { Enabled: true } }, "authenticator-on"],
    ["SetUserMFAPreference", { SoftwareTokenMfaSettings: { Enabled: false } }, "authenticator-off"],
    ["CompleteWebAuthnRegistration", { Credential: { id: "hemligt" } }, "passkey-added"],
    ["DeleteWebAuthnCredential", { CredentialId: "hemligt" }, "passkey-removed"],
  ])("%s is recorded as its kind, without secrets", (name, input, kind) => {
    const detail = detailOf(name, input);
    expect(readWatchedCall(detail)).toEqual({
      id: expect.any(String),
      poolUser: decodeJwt(AccessToken).sub,
      kind,
      at: new Date("2026-11-20T12:00:00.000Z"),
    });
    expect(JSON.stringify(detail)).not.toMatch(new RegExp(`hemligt|${AccessToken}`));
  });

  it("is ignored if it does not change how someone signs in", () => {
    expect(readWatchedCall(detailOf("SetUserMFAPreference", {}))).toBeUndefined();
    expect(readWatchedCall(detailOf("GetUser", {}))).toBeUndefined();
    expect(apiCall(context, "InitiateAuth", { ClientId: "c" })).toBeUndefined();
    expect(() => readWatchedCall({})).toThrow("eventID");
  });
});
