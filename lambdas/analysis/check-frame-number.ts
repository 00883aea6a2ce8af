import type * as z from "zod";
import type { FrameNumberCheck } from "#contract/analyses.ts";
import { canonicalFrameNumber, foldFrameNumber, isFrameNumber } from "#contract/frame-number.ts";
import { plainText } from "#lambdas/reading/plain-text.ts";

type Outcome = z.infer<typeof FrameNumberCheck>;

/** A number is printed in at most so many groups, also across the end of a line. */
const maxGroups = 5;
const maxLength = 24;

const label = /(ram\s*-?\s*(nr|no|num+[ae]r)|frame|serie\s*-?\s*(nr|no|num+[ae]r)|serial|chassi)/;
const gluedLabel = /^(RAM(NR|NO|NUMMER)?|FRAME(NO|NR|NUMBER)?|SERIE(NR|NUMMER)|SERIAL(NO|NUMBER)?|SN)/;

const groupsOf = (text: string): string[] =>
  text
    .split(/[\s:;,#=()[\]|*"'!]+/)
    .map((group) => canonicalFrameNumber(group).replaceAll(/[^A-Z0-9]/g, ""))
    .filter((group) => group !== "");

/** Every run of neighbouring groups, joined, with and without a label that sticks to it. */
const candidates = (groups: readonly string[]): string[] => {
  const joined = groups.flatMap((_, from) =>
    Array.from({ length: maxGroups }, (__, more) => groups.slice(from, from + more + 1).join("")),
  );
  return joined
    .flatMap((text) => [text, text.replace(gluedLabel, "")])
    .filter((text) => text.length <= maxLength);
};

/** Enough digits for a serial number; prose and prices behind the label have not. */
const looksLikeFrameNumber = (text: string): boolean =>
  isFrameNumber(text) && text.replaceAll(/\D/g, "").length >= 4;

/** The groups that can belong to a number, up to the first word. */
const leadingNumber = (groups: readonly string[]): string => {
  const word = groups.findIndex((group) => !/\d/.test(group) && group.length > 4);
  return groups.slice(0, word === -1 ? maxGroups : Math.min(word, maxGroups)).join("");
};

const namesAnother = (lines: readonly string[]): boolean =>
  lines.some((line, index) => {
    const found = label.exec(plainText(line));
    if (!found) return false;
    const behind = groupsOf(line.normalize("NFC").slice(found.index + found[0].length));
    const groups = behind.length > 0 ? behind : groupsOf(lines[index + 1] ?? "");
    return [...groups, leadingNumber(groups)].some(looksLikeFrameNumber);
  });

/** Looks for one frame number, in its canonical spelling, among the lines of a receipt. */
export const checkFrameNumber = (lines: readonly string[], frameNumber: string): Outcome => {
  const found = candidates(lines.flatMap(groupsOf));
  if (found.includes(frameNumber)) return "match";
  const fold = foldFrameNumber(frameNumber);
  if (fold !== "" && found.some((text) => foldFrameNumber(text) === fold)) return "likely";
  return namesAnother(lines) ? "mismatch" : "missing";
};
