import { afterEach, expect, it, vi } from "vitest";
import { personalNumbersIn } from "./personal-numbers.ts";

const inToken = `eyJhbGciOiJub25lIn0.${Buffer.from('{"pnr":"197112286146"}').toString("base64url")}.x`;

afterEach(() => vi.useRealTimers());

it("current timestamps are not taken for personal numbers, although some look like one", () => {
  vi.useFakeTimers({ now: new Date("2027-03-28T01:10:00Z"), toFake: ["Date"] });
  expect(personalNumbersIn('{"exp":1806196836}')).toEqual([]);
  expect(personalNumbersIn('{"pnr":"180619-6836"}')).toEqual(["180619-6836"]);
});

it.each([
  ["Köpare: 19711228-6146.", ["19711228-6146"]],
  ['{"a":"7112286146"}', ["7112286146"]],
  ["/bikes?of=711228-6146&b=1", ["711228-6146"]],
  [inToken, ["197112286146"]],
  ["1971••••-••••", []],
  ["19711228-6147", []],
  ["556036-0793", []],
  ["upload_01J71122861460000", []],
  ["2026-11-20T12:00:00.000Z 1763640000", []],
])("finds the personal numbers of %s", (text, found) => {
  expect(personalNumbersIn(text)).toEqual(found);
});
