import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { CertificateFile, ShownCertificate } from "#contract/checks/certificates.ts";
import { CertificatePage } from "#web/checks/certificates/CertificatePage.tsx";
import { answersInTurn, json } from "#tests/web/answer-calls.ts";
import { showPages } from "#tests/web/show-pages.tsx";
import { startTexts } from "#tests/web/start-texts.ts";

const at = "2026-11-30T12:00:00.000Z";
const { answers, begin } = answersInTurn();
beforeEach(async () => {
  begin();
  await startTexts("sv");
});

const aCertificate = (result: CertificateFile["result"]): ShownCertificate => {
  const content: CertificateFile = {
    issuer: "https://cykelregistret.example",
    certificate: "I-261130-7Q2M9X",
    frameNumber: "WTU204K8861",
    at,
    result,
    key: "2026A",
  };
  return {
    verdict: "genuine",
    file: JSON.stringify(content),
    signature: "AAAA",
    key: { name: "2026A", algorithm: "ECDSA P-256, SHA-256", from: at, pem: "" },
    checkableUntil: at,
    now: { result, at },
    hasChanged: false,
  };
};

it.each([
  ["registered", "good"],
  ["unknown", "old"],
  ["stolen", "bad"],
] as const)("a genuine certificate of a number that is %s looks %s", async (result, tone) => {
  answers.push(json(aCertificate(result)));
  showPages(
    [{ path: "/certificate/:certificate/:certificateCode", Component: CertificatePage }],
    "/certificate/I-261130-7Q2M9X/7Q4MK2XP01AB23CD",
  );
  const title = await screen.findByRole("heading", { level: 1, name: "Äkta." });
  expect(title.parentElement?.className).toBe(`verdict verdict--${tone}`);
});
