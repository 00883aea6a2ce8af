import * as z from "zod";
import { LockType, TheftReport } from "#contract/thefts.ts";

/** What the form holds, as it is typed. */
export const TypedReport = z.object({
  stolenDate: z.string(),
  stolenHour: z.number().optional(),
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

/** `22–23` of the hour that begins at ten in the evening. */
export const hourText = (hour: number): string =>
  [hour, (hour + 1) % 24].map((at) => String(at).padStart(2, "0")).join("–");

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
