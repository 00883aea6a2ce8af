import { expect, it } from "vitest";
import { personalNumbersIn } from "#tests/journeys/personal-numbers.ts";

const inToken = `eyJhbGciOiJub25lIn0.${Buffer.from('{"pnr":"197112286146"}').toString("base64url")}.x`;

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
