/** Milliseconds to wait for a condition: how long a test may hang, never how fast the machine must be. */
export const patience = 60_000;
