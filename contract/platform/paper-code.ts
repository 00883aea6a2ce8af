import * as z from "zod";

/** The secret in the QR code of a printed receipt, beside its number: eighty random bits in Crockford's alphabet. */
export const PaperCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/);
