import { describe, expect, it } from "vitest";
import { newTotpSecret, totpStep } from "#local/aws/cognito/totp.ts";
import { authenticatorCode } from "./harness.ts";

// The secret and times of RFC 6238, appendix B, with the last six digits of its codes.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("totpStep", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("accepts the code of the standard for second %i", (second, code) => {
    expect(totpStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
  });

  it("allows one step of drift either way and no more", () => {
    const moment = 1_111_111_109_000;
    const stepAt = (seconds: number) => totpStep(secret, "081804", moment + seconds * 1000);
    expect([stepAt(-30), stepAt(30)]).toEqual([stepAt(0), stepAt(0)]);
    expect([stepAt(-60), stepAt(60)]).toEqual([undefined, undefined]);
  });

  it("makes secrets that an authenticator app can read", () => {
    const fresh = newTotpSecret();
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
    expect(totpStep(fresh, authenticatorCode(fresh, 90_000), 90_000)).toBe(3);
  });
});
