/** A person who has to wait longer for an answer leaves without it. */
const patience = 3000;

/** Waits for something, not for long, and whatever becomes of it. */
export const withPatience = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((done) => setTimeout(done, patience))]);
