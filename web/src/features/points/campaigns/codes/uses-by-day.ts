import type { Campaign } from "#contract/points/campaigns.ts";

export type Uses = { readonly day: string; readonly count: number };

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** Each day from the first use to the last, those without any too. */
export const usesByDay = ({ byDay }: Pick<Campaign, "byDay">): Uses[] => {
  const counts = new Map(byDay.map(({ day, count }) => [day, count]));
  const days = [...counts.keys()].toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const all: Uses[] = [];
  for (let day = first; day !== "" && day <= last; day = dayAfter(day))
    all.push({ day, count: counts.get(day) ?? 0 });
  return all;
};
