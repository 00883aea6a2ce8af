import { type Page, chromium, test } from "@playwright/test";
import config from "../../playwright.config.ts";
import { cloudOf } from "#tests/journeys/clouds.ts";
import { writeFilm } from "#tests/journeys/camera-film.ts";

const film = "out/test-results/film.y4m";
const { launchOptions, locale, timezoneId, viewport } = config.use ?? {};
const fakePermission = "--use-fake-ui-for-media-stream";

type Wanted = { codes: readonly string[]; permitted?: boolean };

/** A page in a browser of its own, whose camera sees these codes, a second each. */
export const withFilm = async (
  { codes, permitted = true }: Wanted,
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  await writeFilm(film, codes);
  const args = [...(launchOptions?.args ?? []), `--use-file-for-fake-video-capture=${film}`];
  const browser = await chromium.launch({
    ...launchOptions,
    args: permitted ? args : args.filter((arg) => arg !== fakePermission),
  });
  try {
    const context = await browser.newContext({
      baseURL: cloudOf(test.info()),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
      ...(viewport !== undefined && { viewport }),
    });
    await use(await context.newPage());
  } finally {
    await browser.close();
  }
};
