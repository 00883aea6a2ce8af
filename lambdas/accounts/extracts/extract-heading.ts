import type { Heading } from "#lambdas/accounts/own-copy/paper/own-paper.ts";
import type { ExtractItem } from "#lambdas/shared/table/items/extract.ts";

/** How the paper for an authority begins. */
export const extractHeading = ({ authority, caseNumber, ground, bike, id }: ExtractItem): Heading => ({
  fileName: "utdrag.pdf",
  title: "Utdrag ur Cykelregistret",
  lead: [
    `Till ${authority}, ärende ${caseNumber}. Grund: ${ground}`,
    bike === undefined
      ? "Utdraget omfattar allt som Cykelregistret har sparat om personen. Samma uppgifter ligger som data i data.json, och schema.json beskriver hur den är uppbyggd."
      : `Utdraget omfattar kontot och en cykel: ${bike}. Samma uppgifter ligger som data i data.json.`,
    "Andra personer står inte med namn eller kontaktuppgifter. Personnumret är krypterat och lämnas inte ut här.",
    `Utdrag ${id}. Registret har sparat filens kontrollsumma (SHA-256) och kan bekräfta att den är oförändrad.`,
    "Tecken som saknas i dokumentets typsnitt står som ?. I data.json står varje text som den skrevs.",
  ],
});
