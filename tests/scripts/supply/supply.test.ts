import { describe, expect, it } from "vitest";
import { refusedLicences } from "../../../scripts/supply/refused-licences.ts";
import { withReadLicences } from "../../../scripts/supply/sbom.ts";
import { readAudit } from "../../../scripts/supply/vulnerabilities.ts";

const shipped = (...licences: readonly (string | undefined)[]) => ({
  components: licences.map((licence, at) => ({
    name: `package-${at}`,
    version: "1.0.0",
    ...(licence !== undefined && { licenses: [{ license: { id: licence } }] }),
  })),
});

describe("a shipped package", () => {
  it.each(["MIT", "Apache-2.0 AND LGPL-3.0-or-later", "(MPL-2.0 OR Apache-2.0)", "(MIT OR GPL-3.0-only)"])(
    "may be under %s",
    (licence) => expect(refusedLicences(shipped(licence))).toEqual([]),
  );

  it.each([
    "GPL-3.0-only",
    "AGPL-3.0-or-later",
    "MIT AND GPL-2.0-only",
    "SEE LICENSE IN LICENSE.md",
    undefined,
  ])("may not be under %s", (licence) => expect(refusedLicences(shipped(licence))).toHaveLength(1));
});

describe("the list of shipped packages", () => {
  it("has the licence even where npm cannot read it", () => {
    const components = [
      { name: "rgbcolor", version: "1.0.1" },
      { name: "rgbcolor", version: "2.0.0" },
    ];
    expect(withReadLicences({ components }).map(({ licenses }) => licenses)).toEqual([
      [{ license: { id: "MIT" } }],
      undefined,
    ]);
  });
});

describe("known vulnerabilities", () => {
  it("are those of high and critical severity", () => {
    const report = { vulnerabilities: { a: { severity: "low" }, b: { severity: "critical" } } };
    expect(readAudit(JSON.stringify(report))).toEqual({ answered: true, found: ["b: critical"] });
  });

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', "405 Method Not Allowed"],
    ["", "no readable answer"],
  ])("are unknown, not none, when the registry responds %j", (printed, reason) => {
    expect(readAudit(printed)).toEqual({ answered: false, reason });
  });
});
