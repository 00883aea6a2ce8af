import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import { Extract, ExtractId, Secrecy } from "./extracts.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

const Fingerprint = z.string().regex(/^[0-9a-f]{64}$/, rule("format"));

export const NewExtract = z.object({
  caseNumber: requiredText(60),
  authority: requiredText(120),
  /** The law that requires or allows the disclosure. */
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
    summary: "Get a five-minute link to an extract, as its requester or approver; it is recorded",
    params: ById,
    response: z.object({ url: z.string() }),
    problems: ["extract-not-ready", "extract-not-yours"],
  },
  checkExtract: {
    method: "POST",
    path: "/admin/people/extracts/checks",
    access: "admin",
    summary: "Check by its fingerprint if a file is an unchanged extract of ours",
    body: z.object({ sha256: Fingerprint }),
    response: Checked,
    problems: [],
  },
});
