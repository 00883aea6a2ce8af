/** Milliseconds until a waiting test counts as hung; no test may depend on the machine's speed. */
export const patience = 60_000;
