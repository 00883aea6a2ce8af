import { type Town, day, hour } from "../town.ts";

/** Yields, as days before the end of the simulation, when the story continues. */
export type Story = AsyncGenerator<number, void, void>;

/** Runs a story. Steps that should already have happened follow each other an hour apart. */
export const runStory = ({ planRequired, now, end }: Town, story: Story): void => {
  const goOn = async (): Promise<void> => {
    const { value, done } = await story.next();
    if (done) return;
    const soonest = now().getTime() + hour;
    if (soonest >= end) throw new Error("The simulated year is too short for its stories.");
    planRequired(Math.max(soonest, end - value * day), goOn);
  };
  planRequired(now().getTime(), goOn);
};
