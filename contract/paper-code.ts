import * as z from "zod";

/** What the code on a paper says beside its number: eighty random bits in Crockford's alphabet. */
export const PaperCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/);
