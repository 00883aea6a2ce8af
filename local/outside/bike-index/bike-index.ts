import type { ServerResponse } from "node:http";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { stamp } from "#local/aws/wire/stamp.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import { playStyle } from "#local/page-style.ts";
import { openPauses } from "#local/outside/open-pauses.ts";
import { type BikeElsewhere, bikesElsewhere } from "./bikes.ts";

export const bikeIndexPrefix = "/_local/bike-index";

/** Compares serials like Bike Index: similar characters are equal, other characters separate words, and leading zeros are dropped. */
const normalised = (serial: string): string =>
  serial
    .toUpperCase()
    .replaceAll(/[|IL]/g, "1")
    .replaceAll("O", "0")
    .replaceAll("S", "5")
    .replaceAll("Z", "2")
    .replaceAll("B", "8")
    .replaceAll(/[\W_]+/g, " ")
    .replace(/^0+/, "")
    .trim();

/** Matches the words of the searched serial in any order, like the full text search of Postgres. */
const matches = (sought: string, { serial }: BikeElsewhere): boolean => {
  const words = normalised(serial).split(" ");
  return sought.split(" ").every((word) => words.includes(word));
};

const isOfKind = (stolenness: string, { stolen }: BikeElsewhere): boolean =>
  stolenness === "all" || (stolenness === "non") === (stolen === undefined);

const shown = ({ id, serial, title, stolen }: BikeElsewhere) => {
  const [year, manufacturer, ...model] = title.split(" ");
  return {
    date_stolen: stolen ? Date.parse(stolen.at) / 1000 : null,
    description: null,
    frame_colors: ["Black"],
    frame_model: model.join(" "),
    id,
    is_stock_img: false,
    large_img: null,
    location_found: null,
    manufacturer_name: manufacturer,
    external_id: null,
    registry_name: null,
    registry_url: null,
    serial,
    status: stolen ? "stolen" : "with owner",
    stolen: stolen !== undefined,
    stolen_location: stolen?.place ?? null,
    stolen_coordinates: null,
    thumb: null,
    title,
    url: `https://bikeindex.org/bikes/${id}`,
    year: Number(year),
  };
};

const row = ({ id, serial, title, tries }: BikeElsewhere): string =>
  `<dt id="bike-${id}">${xmlEscape(serial)}</dt><dd>${xmlEscape(title)}<br><span class="quiet">${xmlEscape(tries)}</span></dd>`;

const sendPage = (response: ServerResponse, bikes: readonly BikeElsewhere[]): void => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(`<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bike Index</title>
<style>${playStyle}</style>
</head>
<body>
<header class="bar"><h1>Bike Index</h1><span class="quiet">på låtsas · for trial only</span></header>
<main><section><dl>${bikes.map(row).join("")}</dl></section></main>
</body>
</html>
`);
};

const search = async (
  query: URLSearchParams,
  response: ServerResponse,
  pause: () => Promise<void>,
): Promise<void> => {
  const sought = normalised(query.get("serial") ?? "");
  const matching = bikesElsewhere.filter((bike) => matches(sought, bike));
  const behaviour = matching[0]?.behaviour;
  if (behaviour === "slow") await pause();
  if (behaviour === "down") return sendJson(response, 500, { error: "Internal Server Error" });
  if (behaviour === "page") return sendPage(response, []);
  if (behaviour === "strange") return sendJson(response, 200, { bikes: [{ id: "seven", stolen: "yes" }] });
  if (behaviour === "busy") {
    response.writeHead(429, { "content-type": "text/plain", "retry-after": "60" });
    response.end("Too Many Requests");
    return;
  }
  const bikes = matching.filter((bike) => isOfKind(query.get("stolenness") ?? "stolen", bike));
  sendJson(response, 200, { bikes: bikes.slice(0, Number(query.get("per_page") ?? 25)).map(shown) });
};

/** Simulates the search of Bike Index's API, version 3, with made-up bikes and a page that lists them. */
export const createBikeIndex = ({ clock }: Pick<CloudContext, "clock">): Service => {
  const { pause, close } = openPauses();
  return {
    prefix: bikeIndexPrefix,
    handle: async (request, response) => {
      stamp(response, clock);
      const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
      const place = pathname.slice(bikeIndexPrefix.length);
      if (place === "/api/v3/search") return search(searchParams, response, pause);
      const id = /^\/bikes\/(\d+)$/.exec(place)?.[1];
      return sendPage(
        response,
        id === undefined ? bikesElsewhere : bikesElsewhere.filter((bike) => bike.id === Number(id)),
      );
    },
    close: async () => close(),
  };
};
