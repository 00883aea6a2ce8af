import { expect, it } from "vitest";
import { personFrom } from "#lambdas/people/accounts/person.ts";

it("a person's name falls back to the address, then to a default", () => {
  expect(personFrom({ email: "bo@example.se", name: " Bo Ek " }).fullName).toBe("Bo Ek");
  expect(personFrom({ email: "bo@example.se", name: "B" }).fullName).toBe("bo");
  expect(personFrom({ email: "b@example.se" }).fullName).toBe("Användare");
  expect(personFrom({}).fullName).toBe("Användare");
});

it("keeps a phone number only in international form", () => {
  expect(personFrom({ phone_number: "+46701234567" }).phone).toBe("+46701234567");
  expect(personFrom({ phone_number: "0701234567" }).phone).toBeUndefined();
});

it("the default language is Swedish", () => {
  expect(personFrom({}).language).toBe("sv");
  expect(personFrom({ locale: "de" }).language).toBe("sv");
  expect(personFrom({ locale: "en-US" }).language).toBe("en");
});
