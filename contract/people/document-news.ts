import * as z from "zod";
import { accountDocuments } from "./document-versions.ts";

const Version = z.number().int().min(1);

/** The versions that a page showed when the account was created. */
export const ShownDocuments = z.object({ terms: Version, privacy: Version });
export type ShownDocuments = z.infer<typeof ShownDocuments>;

/** Terms or a policy newer than the person has accepted or seen. */
export const DocumentNews = z.object({
  document: z.enum(accountDocuments),
  version: Version,
  /** The day from which it applies. */
  from: z.iso.date(),
  news: z.array(z.object({ sv: z.string(), en: z.string() })),
  /** True once the new terms apply and the account waits for the person to accept them. */
  required: z.boolean(),
});
export type DocumentNews = z.infer<typeof DocumentNews>;

/** Terms are accepted; a privacy policy is information, which nobody needs to accept. */
export const DocumentAnswer = z.discriminatedUnion("document", [
  z.object({
    document: z.literal("terms"),
    version: Version,
    answer: z.enum(["accepted", "declined"]),
  }),
  z.object({ document: z.literal("privacy"), version: Version, answer: z.literal("shown") }),
]);
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;
