export type PointsDraft = { readonly way: "give" | "take"; readonly points: string; readonly why: string };
export type PointsFaults = {
  readonly points?: "format" | "too-many" | "too-few";
  readonly why?: "required";
};

/** As many as the API takes at once. */
const most = 10_000;

/** Negative where points are taken; undefined where it is no number of points. */
export const amountOf = ({ way, points }: PointsDraft): number | undefined => {
  const written = points.replaceAll(/\s/g, "");
  const amount = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (amount === 0) return undefined;
  return way === "give" ? amount : -amount;
};

const pointsFault = (draft: PointsDraft, balance: number): PointsFaults["points"] => {
  const amount = amountOf(draft);
  if (amount === undefined) return "format";
  if (Math.abs(amount) > most) return "too-many";
  return balance + amount < 0 ? "too-few" : undefined;
};

export const faultsIn = (draft: PointsDraft, balance: number): PointsFaults => {
  const points = pointsFault(draft, balance);
  return { ...(points && { points }), ...(draft.why.trim() === "" && { why: "required" as const }) };
};
