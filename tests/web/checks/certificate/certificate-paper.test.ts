import { beforeAll, describe, expect, it } from "vitest";
import type { CertificateFile } from "#contract/checks/certificates.ts";
import { type ReadPage, codesOn } from "#tests/read-pdf.ts";
import { readPaper, startPapers } from "#tests/web/papers.ts";
import { certificatePaper } from "#web/checks/certificate/certificate-paper.ts";
import type { FontBytes } from "#web/platform/ui/pdf/faces.ts";

let fonts: FontBytes;
beforeAll(async () => {
  fonts = await startPapers();
});

const address = "https://cykelregistret.example/certificate/I-261119-7Q2M9X/7Q4MK2XP01AB23CD";
const content: CertificateFile = {
  issuer: "https://cykelregistret.example",
  certificate: "I-261119-7Q2M9X",
  frameNumber: "WTU204K8861",
  at: "2026-11-19T14:04:00.000Z",
  result: "registered",
  brand: "Skeppshult",
  model: "Favorit",
  color: "grön",
  ownerSince: 2022,
  forSale: true,
  key: "2026A",
};
/** The file rounds colours to a hundredth. */
const shows = ({ raster: { data } }: ReadPage, colour: string): boolean => {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return data.some(
    (_, at) => at % 4 === 0 && rgb.every((part, place) => Math.abs(Number(data[at + place]) - part) < 3),
  );
};

const pagesOf = (over: Partial<CertificateFile>) =>
  readPaper(
    `certificate-of-check-${over.result ?? "registered"}`,
    certificatePaper(fonts, {
      content: { ...content, ...over },
      address,
      checkableUntil: "2027-11-19T14:04:00.000Z",
      language: "sv",
    }),
  );

describe("a printed certificate of a check", () => {
  it("says what the register answered and when, and leads to its page", async () => {
    const [page, ...others] = await pagesOf({});
    expect(others).toEqual([]);
    for (const part of [
      "Kollad före köp",
      "19 november 2026 kl. 15:04",
      "WTU204K8861",
      "Inte anmäld stulen. Ägaren är styrkt.",
      "Skeppshult Favorit",
      "Styrkt, har haft den sedan 2022",
      "Till salu av ägaren",
      "Signerat med nyckeln 2026A.",
    ])
      expect(page?.text).toContain(part);
    expect(page && (await codesOn(page))).toEqual([address]);
  });

  it("names the stolen bikes whose numbers look alike", async () => {
    const alike = ["WTU204K886I", "WTU2O4K8861"];
    const [page] = await pagesOf({ result: "resembles-stolen", alike, ownerSince: undefined });
    expect(page?.text).toContain("Numret liknar en stulen cykels.");
    expect(page?.text).toContain(alike.join(", "));
  });

  it.each([
    ["registered", "#eef6f2"],
    ["unknown", "#fff4d1"],
    ["sold", "#fff4d1"],
    ["disputed", "#fdeeec"],
    ["stolen", "#fdeeec"],
  ] as const)("shows %s on a ground that says how well it bodes", async (result, ground) => {
    const [page] = await pagesOf({ result });
    expect(page && shows(page, ground)).toBe(true);
  });
});
