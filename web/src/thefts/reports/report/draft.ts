import * as z from "zod";
import { TheftReport } from "#contract/thefts/thefts.ts";
import { LockType } from "#contract/bikes/lock-type.ts";
import { parseOptionalSum } from "#contract/platform/typed-sum.ts";

/** Form values as typed. */
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

/** Kept in the tab until the server accepts the report, together with its idempotency key. */
export const Draft = z.object({ typed: TypedReport, idempotencyKey: z.string() });
export type Draft = z.infer<typeof Draft>;

export const isMoreTyped = (typed: TypedReport): boolean =>
  [typed.stolenHour, typed.policeReportNumber, typed.lockType, typed.description, typed.reward].some(
    (value) => value !== undefined && value !== "",
  );

/** For example "22–23" for the hour that begins at 22. */
export const hourText = (hour: number): string =>
  [hour, (hour + 1) % 24].map((at) => String(at).padStart(2, "0")).join("–");

export const reportOf = ({ reward, ...typed }: TypedReport): TheftReport =>
  TheftReport.parse({ ...typed, reward: parseOptionalSum(reward) });

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
