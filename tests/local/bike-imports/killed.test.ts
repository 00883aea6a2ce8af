import { expect, test, vi } from "vitest";
import { headersOf, killableCloud } from "#tests/killable-cloud.ts";

/** `ROWS=2000 npm test -- tests/local/bike-imports` tries the sales of a year. */
const count = Number(process.env["ROWS"] ?? 300);
const isFaulty = (place: number): boolean => place % 20 === 7;
const good = Array.from({ length: count }, (_, place) => place).filter((place) => !isFaulty(place)).length;
const rowsAtOnce = 50;
const registeredWithin = { timeout: 500_000, interval: 20 };

const rows = Array.from({ length: count }, (_, place) => ({
  line: place + 2,
  cells: [
    isFaulty(place) ? "12" : `KILLED${20_000 + place}`,
    "Crescent",
    "Femto",
    "Blå",
    "Damcykel",
    `kund${place}@example.se`,
    "1/4 2025",
  ],
}));
const columns = ["frameNumber", "brand", "model", "color", "type", "email", "soldOn"];

const { start, kill } = killableCloud();

type Headers = Record<string, string>;

const ask = async (url: string, path: string, headers: Headers, body?: unknown) => {
  const response = await fetch(`${url}/api${path}`, {
    headers,
    ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
};

const sendList = async (url: string, headers: Headers): Promise<string> => {
  const list = { fileName: "sålda 2025.csv", columns, fallback: {}, count };
  const key = { "idempotency-key": crypto.randomUUID() };
  const { id } = await ask(url, "/store/imports", { ...headers, ...key }, list);
  for (let from = 0; from < count; from += rowsAtOnce)
    await ask(url, `/store/imports/${id}/rows`, headers, { from, rows: rows.slice(from, from + rowsAtOnce) });
  return id;
};

/** Repeats the work request until the list has reached a state. */
const workUntil = (url: string, id: string, headers: Headers, isFar: (list: Far) => boolean) =>
  vi.waitFor(async () => {
    const list = await ask(url, `/store/imports/${id}/work`, headers, {});
    if (!isFar(list)) throw new Error(`Not so far: ${JSON.stringify(list)}`);
    return list;
  }, registeredWithin);
type Far = { readonly state: string; readonly done: number };

const allOf = async (url: string, path: string, headers: Headers) => {
  const items = [];
  for (let cursor: string | undefined = ""; cursor !== undefined;) {
    const page = await ask(url, `${path}?${cursor && new URLSearchParams({ cursor })}`, headers);
    items.push(...page.items);
    cursor = page.cursor;
  }
  return items;
};

test("An import that is killed twice continues, and registers and charges each bike once", async () => {
  const first = await start();
  const made = await fetch(`${first}/_local/people`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ role: "store", points: good * 100 }),
  });
  const clerk = await made.json();
  const headers = await headersOf(first, clerk);
  const id = await sendList(first, headers);
  const checked = await workUntil(first, id, headers, ({ state }) => state === "checked");
  expect(checked).toMatchObject({ checked: count, tally: { ok: good } });
  await ask(first, `/store/imports/${id}/registration`, headers, { pace: "100" });

  let url = first;
  let own = headers;
  for (const part of [1 / 4, 1 / 2]) {
    await workUntil(url, id, own, ({ done }) => done >= count * part);
    // The server is killed while it works on the next rows.
    const working = fetch(`${url}/api/store/imports/${id}/work`, {
      method: "POST",
      headers: own,
      body: "{}",
    });
    working.catch(() => undefined);
    await kill();
    url = await start();
    own = await headersOf(url, clerk);
  }
  const done = await workUntil(url, id, own, ({ state }) => state === "done");
  expect(done).toMatchObject({ done: count, registered: good, refused: 0 });
  expect(await allOf(url, `/store/imports/${id}/rows`, own)).toHaveLength(count);
  expect(await ask(url, "/store/till", own)).toMatchObject({ points: 0 });
  const sold = await allOf(url, "/store/sales", own);
  expect(sold.map(({ bike }: { bike: { frameNumber: string } }) => bike.frameNumber).toSorted()).toEqual(
    rows.filter((_, place) => !isFaulty(place)).map(({ cells }) => cells[0]),
  );
});
