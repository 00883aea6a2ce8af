import { expect, it } from "vitest";
import { personFrom } from "#lambdas/accounts/person.ts";

it("names someone by what they gave, then by their address, then at all", () => {
  expect(personFrom({ email: "bo@example.se", name: " Bo Ek " }).fullName).toBe("Bo Ek");
  expect(personFrom({ email: "bo@example.se", name: "B" }).fullName).toBe("bo");
  expect(personFrom({ email: "b@example.se" }).fullName).toBe("Användare");
  expect(personFrom({}).fullName).toBe("Användare");
});

it("keeps a phone number only in international form", () => {
  expect(personFrom({ phone_number: "+46701234567" }).phone).toBe("+46701234567");
  expect(personFrom({ phone_number: "0701234567" }).phone).toBeUndefined();
});

it("takes Swedish for granted", () => {
  expect(personFrom({}).language).toBe("sv");
  expect(personFrom({ locale: "de" }).language).toBe("sv");
  expect(personFrom({ locale: "en-US" }).language).toBe("en");
});
