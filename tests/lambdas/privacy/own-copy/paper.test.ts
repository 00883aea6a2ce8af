import { expect, it } from "vitest";
import { ownHeading, ownPaper } from "#lambdas/privacy/own-copy/paper/own-paper.ts";

const account = {
  userId: "dagny",
  email: "dagny@example.se",
  fullName: "Ştefan <b>Dvořák</b> & 你 🚲",
  language: "sv",
  identityLevel: 2,
  createdAt: "2026-01-02T10:00:00.000Z",
} as const;
const paper = () => ownPaper({ madeAt: account.createdAt, account, blocked: [] }, "sv", ownHeading("sv"));

it("keeps every letter, and nothing that somebody wrote becomes markup", () => {
  expect(paper()).toContain("<dd>Ştefan &#60;b&#62;Dvořák&#60;/b&#62; &#38; 你 🚲</dd>");
});

it("needs neither scripts nor the network, and says so to the browser", () => {
  expect(paper()).toContain("default-src 'none'");
  expect(paper()).not.toMatch(/<script|https?:/);
});

it("says where there is nothing, and leaves out parts that were not asked for", () => {
  expect(paper()).toContain("<h2>Personer du har blockerat</h2><p>");
  expect(paper()).not.toContain("Dina cyklar");
});

it("lists mails by their subject", () => {
  const mails = [{ at: account.createdAt, subject: "Välkommen till Cykelregistret" }];
  const listed = ownPaper({ madeAt: account.createdAt, account, mails }, "sv", ownHeading("sv"));
  expect(listed).toContain("<dt>Ämne</dt><dd>Välkommen till Cykelregistret</dd>");
});

it("says in words what a letter was about", () => {
  const kind = { topic: "privacy", right: "erasure", language: "sv" } as const;
  const letters = [{ caseNumber: "K-261120-ABCDEF", ...kind, written: [] }];
  const written = ownPaper({ madeAt: account.createdAt, account, letters }, "sv", ownHeading("sv"));
  expect(written).toContain("<dt>Ämne</dt><dd>integritet</dd>");
  expect(written).toContain("<dt>Vad du har begärt</dt><dd>radera</dd>");
});
