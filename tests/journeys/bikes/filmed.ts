import { type Page, chromium, test } from "@playwright/test";
import config from "../../../playwright.config.ts";
import { cloudOf } from "#tests/journeys/platform/clouds.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import QRCode from "qrcode";

const [width, height] = [640, 480];
const framesPerSecond = 5;
/** Quiet zone around a code, in modules. */
const quiet = 4;
const [paper, ink, wall] = [235, 25, 150];

const frameOf = (text: string): Buffer => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const cell = Math.floor(240 / modules.size);
  const grey = Buffer.alloc(width * height, wall);
  const side = (modules.size + 2 * quiet) * cell;
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [row, column] = [Math.floor(y / cell) - quiet, Math.floor(x / cell) - quiet];
      const inside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
      grey[(top + y) * width + left + x] = inside && modules.get(row, column) ? ink : paper;
    }
  }
  return Buffer.concat([Buffer.from("FRAME\n"), grey, Buffer.alloc((width * height) / 2, 128)]);
};

/** Writes a film for Chromium's fake camera, which loops it: one second per code. */
const writeFilm = async (file: string, codes: readonly string[]): Promise<void> => {
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`);
  const frames = codes.map(frameOf).flatMap((frame) => Array.from({ length: framesPerSecond }, () => frame));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.concat([header, ...frames]));
};

const { launchOptions, locale, timezoneId, viewport } = config.use ?? {};

/** Headless Chromium grants the camera regardless of the permission, so this enforces it. */
const holdToPermission = (): void => {
  const { mediaDevices, permissions } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const { state } = await permissions.query({ name: "camera" });
    if (state !== "granted") throw new DOMException("Permission denied", "NotAllowedError");
    return open(wanted);
  };
};

type FilmOptions = { codes: readonly string[]; permitted?: boolean };

/** Opens a page in a separate browser whose camera shows these codes, one second each. */
export const withFilm = async (
  { codes, permitted = true }: FilmOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  // Two workers film at once.
  const film = `out/test-results/film-${test.info().parallelIndex}.y4m`;
  await writeFilm(film, codes);
  const args = [...(launchOptions?.args ?? []), `--use-file-for-fake-video-capture=${film}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const context = await browser.newContext({
      baseURL: cloudOf(test.info()),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
      ...(viewport !== undefined && { viewport }),
      // Permissions that are not listed are denied.
      ...(!permitted && { permissions: [] }),
    });
    if (!permitted) await context.addInitScript(holdToPermission);
    await use(await context.newPage());
  } finally {
    await browser.close();
  }
};
