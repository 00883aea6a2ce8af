import * as z from "zod";
import { BikeId } from "#contract/bike.ts";
import { Extract, ExtractId, Secrecy } from "#contract/extracts.ts";
import { rule } from "#contract/field-rules.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

/** For so long the file can be fetched. */
export const daysToFetchExtract = 7;

/** SHA-256 of a file, in hex. */
const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/, rule("format"));

export const NewExtract = z.object({
  caseNumber: requiredText(60),
  authority: requiredText(120),
  /** The law that obliges or allows to give it out. */
  ground: requiredText(300),
  bikeId: BikeId.optional(),
  secrecy: Secrecy.optional(),
});
export type NewExtract = z.infer<typeof NewExtract>;

const Decision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type ExtractDecision = z.infer<typeof Decision>;

/** Whether a file is one that was given out, and in which case. */
const Checked = z.discriminatedUnion("is", [
  z.object({ is: z.literal("unknown") }),
  z.object({
    is: z.literal("genuine"),
    caseNumber: z.string(),
    authority: z.string(),
    madeAt: z.iso.datetime(),
  }),
]);
export type CheckedExtract = z.infer<typeof Checked>;

const ByAccount = z.object({ accountId: z.uuid() });
const ById = ByAccount.extend({ extractId: ExtractId });

export const extractRoutes = defineRoutes({
  askForExtract: {
    method: "POST",
    path: "/admin/people/{accountId}/extracts",
    access: "admin",
    summary: "Ask another administrator to approve an extract for an authority; it is recorded",
    params: ByAccount,
    body: NewExtract,
    response: Extract,
    problems: ["account-not-found", "account-exempt", "bike-not-found", "extract-open"],
  },
  decideExtract: {
    method: "POST",
    path: "/admin/people/{accountId}/extracts/{extractId}/decision",
    access: "admin",
    summary: "Approve or decline an extract that another administrator has asked for; it is recorded",
    params: ById,
    body: Decision,
    response: Extract,
    problems: ["account-exempt", "case-claimed", "extract-decided", "extract-own"],
  },
  linkExtract: {
    method: "POST",
    path: "/admin/people/{accountId}/extracts/{extractId}/links",
    access: "admin",
    summary:
      "Get a link that opens an extract for five minutes, as one of the two who decided; it is recorded",
    params: ById,
    response: z.object({ url: z.string() }),
    problems: ["extract-not-ready", "extract-not-yours"],
  },
  checkExtract: {
    method: "POST",
    path: "/admin/extracts/checks",
    access: "admin",
    summary: "Check by its fingerprint whether a file is an extract that was given out, unchanged",
    body: z.object({ sha256: Fingerprint }),
    response: Checked,
    problems: [],
  },
});
