import { expect, it } from "vitest";
import { logLink } from "#lambdas/office/bugs/log-link.ts";

it("links to the API log of one request, in the hours around it", () => {
  const link = logLink(
    { region: "eu-west-1", group: "Registry-ApiLog" },
    "JKJaXmPLvHcESHA=",
    "2026-11-20T12:00:00.000Z",
  );
  expect(link).toMatch(
    /^https:\/\/eu-west-1\.console\.aws\.amazon\.com\/cloudwatch\/home\?region=eu-west-1#/,
  );
  expect(link).toContain("filter*20requestId*20*3D*20*22JKJaXmPLvHcESHA*3D*22");
  expect(link).toContain("start~'2026-11-19T12*3A00*3A00.000Z");
  expect(link).toContain("source~(~'Registry-ApiLog)");
});
