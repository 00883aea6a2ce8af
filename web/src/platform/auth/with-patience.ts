/** Milliseconds. */
const patience = 3000;

/** Waits for the work at most `patience`, and ignores its outcome. */
export const waitBriefly = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((done) => setTimeout(done, patience))]);
