import * as fc from "fast-check";
import { inject } from "vitest";

fc.configureGlobal({ seed: inject("seed") });

/** fast-check with the seed of the run, which is printed when the tests start. */
export { fc };
