import * as z from "zod";
import { LockType, TheftReport } from "#contract/thefts.ts";

/** What the form holds, as it is typed. */
export const TypedReport = z.object({
  stolenDate: z.string(),
  place: z.string(),
  city: z.string(),
  policeReportNumber: z.string(),
  lockType: LockType.optional(),
  description: z.string(),
  reward: z.string(),
});
export type TypedReport = z.infer<typeof TypedReport>;

/** Kept until the register has said yes, with the name that this report has for it. */
export const Draft = z.object({ typed: TypedReport, idempotencyKey: z.string() });
export type Draft = z.infer<typeof Draft>;

/** People write their thousands apart, and what they are. */
export const kronor = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/\s|kr$|:-$/gi, "");
  return digits === "" ? undefined : Number(digits);
};

/** What is sent, where the form is in order. */
export const reportOf = ({ reward, ...typed }: TypedReport): TheftReport =>
  TheftReport.parse({ ...typed, reward: kronor(reward) });

export const newDraft = (city: string | undefined, stolenDate: string, idempotencyKey: string): Draft => ({
  typed: {
    stolenDate,
    place: "",
    city: city ?? "",
    policeReportNumber: "",
    description: "",
    reward: "",
  },
  idempotencyKey,
});
