import { type Town, day, hour } from "../town.ts";

/** A story yields the days before the end at which it goes on. */
export type Story = AsyncGenerator<number, void, void>;

/** Lets a story happen. Where there is no time for it, its things follow each other more quickly. */
export const tell = ({ planSurely, now, end }: Town, story: Story): void => {
  const goOn = async (): Promise<void> => {
    const { value, done } = await story.next();
    if (done) return;
    const soonest = now().getTime() + hour;
    if (soonest >= end) throw new Error("The town lives too short for what has to happen in it.");
    planSurely(Math.max(soonest, end - value * day), goOn);
  };
  planSurely(now().getTime(), goOn);
};
