import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { framePhoto } from "../../../../scripts/bench/frame-photos/frame-photo.ts";
import { facesOn } from "./faces-on.ts";

it("a face is found where it is", async () => {
  const [face, ...others] = await facesOn(readFileSync("tests/fixtures/face.jpg"));
  expect(others).toEqual([]);
  // The picture is 320 pixels wide, and drawn half as large again.
  expect(Math.abs((face?.x ?? 0) - 1.5 * 160)).toBeLessThan(20);
  expect(Math.abs((face?.y ?? 0) - 1.5 * 110)).toBeLessThan(20);
});

it("bikes and lettering are no faces", async () => {
  const folder = "tests/fixtures/bike-photos";
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".jpg")))
    expect(await facesOn(readFileSync(`${folder}/${name}`))).toEqual([]);
  for (let place = 0; place < 6; place += 1)
    expect(await facesOn((await framePhoto(7, place)).jpeg)).toEqual([]);
});
