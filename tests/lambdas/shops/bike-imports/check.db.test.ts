import { describe, expect, it } from "vitest";
import { sendRows } from "#lambdas/shops/bike-imports/send-rows.ts";
import { foldFrameNumber } from "#contract/bikes/frame-number.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { clerk, rival } from "#tests/lambdas/shops/sales/a-till.ts";
import { aRow, anImport, someRows } from "./an-import.ts";

describe("an import that is being sent", () => {
  it("with more than five thousand rows is refused, and the answer gives the limit", async () => {
    const store = await anImport();
    await expect(store.create({ count: 5001 })).rejects.toMatchObject({
      code: "import-too-long",
      details: { params: { rows: 5001, most: 5000 } },
    });
    expect(await store.create({ count: 5000 })).toMatchObject({ state: "receiving", count: 5000 });
  });

  it("is refused once the shop has had ten thousand rows checked that day, however few it imports", async () => {
    const store = await anImport();
    for (const count of [5000, 5000]) await store.create({ count });
    await expect(store.create({ count: 1 })).rejects.toMatchObject({ message: "reading-limit-reached" });
  });

  it("is stored once, even if it or a part of it arrives again", async () => {
    const store = await anImport();
    const press = store.key();
    const [first, again] = [
      await store.create({ count: 3 }, clerk, press),
      await store.create({ count: 3 }, clerk, press),
    ];
    expect(again.id).toBe(first.id);
    const rows = store.lines(someRows(3));
    const sent = { importId: first.id, from: 0, rows: rows.slice(0, 2) };
    await Promise.all([1, 2, 3].map(() => sendRows(store.imports, clerk, sent)));
    expect(await store.get(first.id)).toMatchObject({ state: "receiving", received: 2 });
    await sendRows(store.imports, clerk, { importId: first.id, from: 2, rows: rows.slice(2) });
    expect(await store.get(first.id)).toMatchObject({ state: "checking", received: 3 });
    await expect(sendRows(store.imports, clerk, { importId: first.id, from: 3, rows })).rejects.toThrow(
      "import-rows-unexpected",
    );
  });
});

describe("the check of an import", () => {
  it("gives each row the till's answer, and registers nothing", async () => {
    const store = await anImport();
    await store.register({ frameNumber: "OWN123456" });
    await store.register({ frameNumber: "FREMD1234" }, rival);
    const stolen = "STJAL5678";
    await store.write(
      put(keys.frameGuard(stolen), "frameGuard", { bikeId: "bike_stolen", ownerId: "anna" }),
      put(keys.fold(foldFrameNumber(stolen), "bike_stolen"), "fold", {
        bikeId: "bike_stolen",
        frameNumber: stolen,
        stolen: true,
      }),
      put(keys.fold(foldFrameNumber("ZZ0000001"), "bike_alike"), "fold", {
        bikeId: "bike_alike",
        frameNumber: "ZZ0000001",
        stolen: true,
      }),
    );
    const before = await store.sales();
    const id = await store.send([
      aRow(1),
      aRow(2, { frameNumber: "wtu 000-001" }),
      aRow(3, { frameNumber: "OWN 123456" }),
      aRow(4, { frameNumber: "FREMD1234" }),
      aRow(5, { frameNumber: stolen }),
      aRow(6, { frameNumber: "ZZOOOOOO1" }),
      aRow(7, { frameNumber: "12" }),
      aRow(8, { brand: '=HYPERLINK("http://x.example";"Crescent")' }),
      aRow(9, { email: "kund@" }),
      aRow(10, { type: "Raket" }),
      aRow(11, { email: "" }),
    ]);
    await store.run();
    expect(
      (await store.rows(id)).map(({ line, outcome, fault }) => [line, outcome, fault?.field, fault?.rule]),
    ).toEqual([
      [2, "ok", undefined, undefined],
      [3, "duplicate", undefined, undefined],
      [4, "known", undefined, undefined],
      [5, "taken", undefined, undefined],
      [6, "stolen", undefined, undefined],
      [7, "resembles-stolen", undefined, undefined],
      [8, "faulty", "frameNumber", "frame-number-format"],
      [9, "faulty", "brand", "formula"],
      [10, "faulty", "email", "email-format"],
      [11, "faulty", "type", "word-unknown"],
      [12, "ok", undefined, undefined],
    ]);
    expect(await store.get(id)).toMatchObject({
      state: "checked",
      checked: 11,
      tally: { ok: 2, duplicate: 1, known: 1, taken: 1, stolen: 1, "resembles-stolen": 1, faulty: 4 },
    });
    expect(await store.sales()).toEqual(before);
    expect((await store.rows(id, "problems")).map(({ line }) => line)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it("finds a duplicate number in another part of the import", async () => {
    const store = await anImport();
    const id = await store.send([...someRows(200), aRow(1), aRow(100)]);
    await store.run();
    expect((await store.get(id)).tally).toMatchObject({ ok: 200, duplicate: 2 });
  });

  it("stores no personal number that was sent by mistake", async () => {
    const store = await anImport();
    const { fileName, id } = await store.create({ fileName: "kunder 811228-9874.csv" });
    expect(fileName).not.toContain("9874");
    await sendRows(store.imports, clerk, {
      importId: id,
      from: 0,
      rows: store.lines([aRow(1, { model: "811228-9874" })]),
    });
    await store.run();
    expect(JSON.stringify(await store.rows(id))).not.toContain("9874");
    await store.begin(id);
    await store.run();
    expect(JSON.stringify(await store.sales())).not.toContain("9874");
  });
});
