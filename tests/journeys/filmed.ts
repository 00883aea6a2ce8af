import { type Page, chromium, test } from "@playwright/test";
import config from "../../playwright.config.ts";
import { cloudOf } from "#tests/journeys/clouds.ts";
import { writeFilm } from "#tests/journeys/camera-film.ts";

const film = "out/test-results/film.y4m";
const { launchOptions, locale, timezoneId, viewport } = config.use ?? {};

/** A Chromium without a window asks nobody and lets the camera run, whatever its own permission says: here it is held to it. */
const holdToPermission = (): void => {
  const { mediaDevices, permissions } = navigator;
  const open = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const { state } = await permissions.query({ name: "camera" });
    if (state !== "granted") throw new DOMException("Permission denied", "NotAllowedError");
    return open(wanted);
  };
};

type Wanted = { codes: readonly string[]; permitted?: boolean };

/** A page in a browser of its own, whose camera sees these codes, a second each. */
export const withFilm = async (
  { codes, permitted = true }: Wanted,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  await writeFilm(film, codes);
  const args = [...(launchOptions?.args ?? []), `--use-file-for-fake-video-capture=${film}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const context = await browser.newContext({
      baseURL: cloudOf(test.info()),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
      ...(viewport !== undefined && { viewport }),
      // What is not on the list is refused.
      ...(!permitted && { permissions: [] }),
    });
    if (!permitted) await context.addInitScript(holdToPermission);
    await use(await context.newPage());
  } finally {
    await browser.close();
  }
};
