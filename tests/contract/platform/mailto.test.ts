import { expect, it } from "vitest";
import { mailtoOf } from "#contract/platform/mailto.ts";

it.each([
  ["åsa.e@example.se", "mailto:%C3%A5sa.e@example.se"],
  ["bo?bcc=eva@example.se", "mailto:bo%3Fbcc%3Deva@example.se"],
  ["bo@example.se?bcc=eva@example.se&body=hej", "mailto:bo@example.se%3Fbcc%3Deva%40example.se%26body%3Dhej"],
  ["bo,eva@example.se", "mailto:bo%2Ceva@example.se"],
])("a mail to %s goes to it alone: %s", (address, link) => {
  expect(mailtoOf(address)).toBe(link);
});
