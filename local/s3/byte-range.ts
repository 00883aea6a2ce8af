import { s3Error } from "./s3-error.ts";

/** From `start` up to, not including, `end`. */
type ByteRange = { readonly start: number; readonly end: number };

/** Reads a Range header for an object of `size` bytes; undefined where there is none to honour. Throws InvalidRange where it lies outside. */
export const readRange = (header: string | undefined, size: number): ByteRange | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || `${first}${last}` === "") return undefined;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(Number(last) + 1, size);
  if (start >= end) throw s3Error("InvalidRange");
  return { start, end };
};
