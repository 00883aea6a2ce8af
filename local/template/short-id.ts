import { createHash } from "node:crypto";

/** Derives the id from the name, so that the same template always gets the same ids. */
export const shortId = (name: string, length: number, alphabet: string): string =>
  [...createHash("sha512").update(name).digest()]
    .slice(0, length)
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");

export const lowerAlphanumeric = "abcdefghijklmnopqrstuvwxyz0123456789";
export const mixedAlphanumeric = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${lowerAlphanumeric}`;

export const uuidOf = (name: string): string =>
  createHash("sha256")
    .update(name)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-a$4-$5");
