import * as z from "zod";

/** A path of this site with its query, never the address of another site. */
export const SitePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .max(200);
