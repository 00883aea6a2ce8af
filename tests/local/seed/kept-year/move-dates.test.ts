import { describe, expect, test } from "vitest";
import { sellerText } from "#lambdas/ownership/transfers/signed-text.ts";
import { formatDay } from "#lambdas/platform/mail/format-day.ts";
import { datedNumber } from "#lambdas/platform/table/ids.ts";
import { swedishDate } from "#contract/platform/calendar-date.ts";
import { movedDeep, movedText, movedValue } from "#local/seed/kept-year/move-dates.ts";
import { awake } from "#local/seed/year/season.ts";
import { oddDays } from "./days.ts";

const day = 86_400_000;
const base64 = (text: string): string => Buffer.from(text).toString("base64");

describe.each(oddDays.map((at) => [new Date(at).toISOString(), at] as const))("moved to %s", (_, to) => {
  const from = Date.parse("2026-11-28T05:12:13.456Z");
  const days = Math.floor((to - from) / day);
  const moved = (text: string): string => movedText(text, { days });
  const then = new Date(from + days * day);

  test("a moment and its day are so many days later, at the same time", () => {
    expect(moved(`EVENT#${new Date(from).toISOString()}#event_01KB7MKH42FA8XWVVTKQSTN64A`)).toBe(
      `EVENT#${then.toISOString()}#event_01KB7MKH42FA8XWVVTKQSTN64A`,
    );
    expect(moved('{"S":"DAY#2026-11-28"}')).toBe(`{"S":"DAY#${then.toISOString().slice(0, 10)}"}`);
  });

  test("sort keys in milliseconds and expiry times in seconds are shifted too", () => {
    expect(moved(`${from}#bike_01KB79QM5BV6RS26X23P7JK014`)).toBe(
      `${then.getTime()}#bike_01KB79QM5BV6RS26X23P7JK014`,
    );
    expect(moved('"expiresAt":{"N":"1795842733"}')).toBe(`"expiresAt":{"N":"${1795842733 + days * 86_400}"}`);
    expect(movedValue({ createdAt: from, size: 22998 }, { days }, moved)).toEqual({
      createdAt: then.getTime(),
      size: 22998,
    });
  });

  test("a number that says its day says the other one", () => {
    const numberOn = (at: Date): string => datedNumber("CR", swedishDate(at), Buffer.from("abcd"));
    expect(moved(`/order-receipt?order_number=${numberOn(new Date(from))}`)).toBe(
      `/order-receipt?order_number=${numberOn(then)}`,
    );
  });

  test.each(["sv", "en"] as const)(
    "words say the day as mails and signed texts write it (%s)",
    (language) => {
      expect(moved(formatDay(language, new Date(from).toISOString()))).toBe(
        formatDay(language, then.toISOString()),
      );
      const bike = { brand: "Monark", model: "Karin", frameNumber: "MON1" };
      const textOf = (at: Date): string => {
        const saleDate = at.toISOString().slice(0, 10);
        const terms = {
          price: 1200,
          saleDate,
          condition: "Bra",
          keys: 2,
          charger: false,
          buyerEmail: "a@b.se",
        };
        return sellerText(bike, { terms }, language);
      };
      expect(moved(textOf(new Date(from)))).toBe(textOf(then));
    },
  );

  test("dates are found within base64, in lines and in itself", () => {
    const shown = "Väntar på dig till: 28 november 2026 ".repeat(4);
    const signed = `<data>${base64(shown)}</data>`;
    const deep = movedDeep(base64(signed), moved);
    const [, inner = ""] = /<data>(.*)<\/data>/.exec(Buffer.from(deep, "base64").toString()) ?? [];
    expect(Buffer.from(inner, "base64").toString()).toBe(moved(shown));
    const lines = base64(shown)
      .match(/.{1,76}/g)!
      .join("\r\n");
    const mail = movedDeep(`Content-Transfer-Encoding: base64\r\n\r\n${lines}\r\n--`, moved);
    expect(mail).toBe(
      `Content-Transfer-Encoding: base64\r\n\r\n${base64(moved(shown))
        .match(/.{1,76}/g)!
        .join("\r\n")}\r\n--`,
    );
  });
});

test.each([
  "W58C1700208595",
  "thread_dXJLqxFujKXxIvlBbBN-5zm0O2TfAcqpNiyzImUop-A",
  "19711228-6146",
  "+46701740698",
  "c956f30d-89c7-4533-9b27-4c3f754cb480",
  "5000-K1-26",
  "1764414309",
  "7331764414309",
])("%s is no date", (text) => {
  expect(movedDeep(text, (shown) => movedText(shown, { days: 400 }))).toBe(text);
});

test("nothing happens at night, and nothing in the day is put off", () => {
  const at = (text: string): number => Date.parse(`2026-11-28T${text}Z`);
  expect(awake(at("05:00:00"))).toBe(at("05:00:00"));
  expect(awake(at("19:59:59"))).toBe(at("19:59:59"));
  expect(awake(at("20:15:00"))).toBe(at("05:15:00") + day);
  expect(awake(at("00:40:00"))).toBe(at("05:40:00"));
});
