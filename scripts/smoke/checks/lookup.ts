import { qrRoutes } from "#contract/stickers/qr.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { searchHeaders } from "#tests/search-pass.ts";
import { ask, until } from "../ask.ts";
import { type Check, expectThat, needed } from "../check.ts";

export const search: Check = {
  name: "Search finds the bike",
  means: "Buyers are told that a registered bike is unknown.",
  run: async (trial) => {
    const { deployment } = trial;
    const { frameNumber } = needed(trial.bike, "a registered bike");
    const headers = await searchHeaders(deployment.siteUrl);
    const query = { q: frameNumber };
    await until("Search without an account does not find the new bike", async () => {
      const { items } = await ask(deployment, searchRoutes.searchPublicly, { query, headers });
      return items.some((card) => card.frameNumber === frameNumber);
    });
    const finder = needed(trial.finder, "a second account");
    const { items } = await ask(deployment, searchRoutes.searchBikes, { query, as: finder });
    expectThat(items.length === 1, `Search of a signed-in person finds ${items.length} bikes`);
  },
};

export const qrPage: Check = {
  name: "The page of its QR code",
  means: "The codes on people's bikes lead nowhere.",
  run: async (trial) => {
    const { qrUid, frameNumber } = needed(trial.bike, "a registered bike");
    const params = { uid: needed(qrUid, "the code of a bike") };
    const page = await ask(trial.deployment, qrRoutes.getQrPage, { params });
    if (page.state !== "linked") throw new Error(`The code of a bike is ${page.state}`);
    const { bike } = page;
    const isHidden = bike.frameNumber !== frameNumber && bike.status === "registered";
    expectThat(isHidden, "The page shows the whole number of a bike that is not stolen");
  },
};

export const linkPreview: Check = {
  name: "A shared link shows the bike",
  means: "Facebook, WhatsApp and iMessage show neither bike nor picture of a link that someone shares.",
  run: async ({ bike, deployment }) => {
    const uid = needed(needed(bike, "a registered bike").qrUid, "the code of a bike");
    const address = `${deployment.siteUrl}/qr/${uid}`;
    const html = await (
      await fetch(address, { headers: { "user-agent": "facebookexternalhit/1.1" } })
    ).text();
    expectThat(html.includes(`<meta property="og:url" content="${address}" />`), "The page has no preview");
    const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { status, headers } = await fetch(picture);
    const isPicture = status === 200 && headers.get("content-type")?.startsWith("image/") === true;
    expectThat(isPicture, `Its picture answered ${status}`);
  },
};
