import { expect, it } from "vitest";
import { privacyEn } from "#web/app/info/texts/privacy-en.ts";
import { privacySv } from "#web/app/info/texts/privacy-sv.ts";

const linesOf = ({ sections }: typeof privacySv) => sections.find(({ id }) => id === "how-long")?.list ?? [];

it("words every period naturally in both languages", () => {
  const [swedish, english] = [linesOf(privacySv), linesOf(privacyEn)];
  expect(swedish).toContain("Konton som aldrig bekräftas: 30 dagar.");
  expect(swedish).toContain("Kvitton: så länge du äger cykeln och 24 månader därefter.");
  expect(english).toContain(
    "Accounting records, with the discount codes you’ve used: 7 years after the financial year.",
  );
  expect([...swedish, ...english].filter((line) => /[{}]|dygn/.test(line))).toEqual([]);
});
