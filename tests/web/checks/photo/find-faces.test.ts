import { readdirSync, readFileSync } from "node:fs";
import { expect, it, describe } from "vitest";
import { framePhoto } from "../../../../scripts/bench/frame-photos/frame-photo.ts";
import { facesOn } from "./faces-on.ts";
import { dragged, regionInFrame, regionOf } from "#web/checks/photo/picture-region.ts";

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

describe("the part of a picture that is sent", () => {
  it("is what lies within the frame, wherever the video is cut off", () => {
    const video = { width: 4000, height: 2000 };
    const shown = { left: 10, top: 50, width: 400, height: 400 };
    const frame = { left: 30, top: 190, width: 360, height: 120 };
    expect(regionInFrame(video, shown, frame)).toEqual({ x: 1100, y: 700, width: 1800, height: 600 });
  });

  it("is the whole of a chosen picture until the person zooms in", () => {
    const picture = { width: 3000, height: 4000 };
    expect(regionOf(picture, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({ x: 0, y: 0, width: 3000, height: 4000 });
    expect(regionOf(picture, { zoom: 4, x: 1, y: 0 })).toEqual({ x: 2250, y: 0, width: 750, height: 1000 });
  });

  it("follows the finger up to the picture's edge", () => {
    const aim = { zoom: 3, x: 0.5, y: 0.5 };
    expect(dragged(aim, 0.5, -0.5)).toEqual({ zoom: 3, x: 0.25, y: 0.75 });
    expect(dragged(aim, 9, -9)).toEqual({ zoom: 3, x: 0, y: 1 });
    expect(dragged({ ...aim, zoom: 1 }, 0.5, 0.5)).toEqual({ ...aim, zoom: 1 });
  });
});
