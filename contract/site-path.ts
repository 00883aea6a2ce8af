import * as z from "zod";

/** A path of the site, with what follows it: never an address elsewhere. */
export const SitePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .max(200);
