import { expect, it } from "vitest";
import { ads as adsEn } from "#web/ads/listings/ads/texts/en.ts";
import { ads as adsSv } from "#web/ads/listings/ads/texts/sv.ts";
import { bikeCard as cardEn } from "#web/bikes/card/texts/bike-card/en.ts";
import { bikeCard as cardSv } from "#web/bikes/card/texts/bike-card/sv.ts";
import { registrationMore as moreEn } from "#web/bikes/registration/texts/registration-more/en.ts";
import { registrationMore as moreSv } from "#web/bikes/registration/texts/registration-more/sv.ts";
import { check as checkEn } from "#web/checks/check/texts/check-en.ts";
import { check as checkSv } from "#web/checks/check/texts/check-sv.ts";
import { messages as messagesEn } from "#web/messages/contact-owner/texts/messages/en.ts";
import { messages as messagesSv } from "#web/messages/contact-owner/texts/messages/sv.ts";
import { transfers as transfersEn } from "#web/ownership/transfers/texts/en.ts";
import { transfers as transfersSv } from "#web/ownership/transfers/texts/sv.ts";
import { qr as qrEn } from "#web/stickers/scans/texts/qr/en.ts";
import { qr as qrSv } from "#web/stickers/scans/texts/qr/sv.ts";
import { finds as findsEn } from "#web/thefts/find-report/texts/finds/en.ts";
import { finds as findsSv } from "#web/thefts/find-report/texts/finds/sv.ts";
import { found as foundEn } from "#web/thefts/find-report/texts/found/en.ts";
import { found as foundSv } from "#web/thefts/find-report/texts/found/sv.ts";

const places = {
  "a card": [cardSv.advice, cardEn.advice],
  "an ad": [adsSv.ad.stolenText, adsEn.ad.stolenText],
  "a taken number": [moreSv.taken.stolenText, moreEn.taken.stolenText],
  "a check": [`${checkSv.police} ${checkSv.now}`, `${checkEn.police} ${checkEn.now}`],
  "a message": [messagesSv.contact.safety.found_bike, messagesEn.contact.safety.found_bike],
  "a transfer": [transfersSv.page.stoppedText, transfersEn.page.stoppedText],
  "a code": [qrSv.found.safety, qrEn.found.safety],
  "a find that came in": [findsSv.received.safety, findsEn.received.safety],
  "a report of a find": [foundSv.safety, foundEn.safety],
} as const;

it.each(Object.entries(places))(
  "%s of a stolen bike says to confront nobody, and when to call which number",
  (_, [sv, en]) => {
    expect(sv).toMatch(/konfrontera ingen/i);
    expect(en).toMatch(/don’t confront anyone/i);
    for (const text of [sv, en]) expect(text).toMatch(/(?=.*\b112\b)(?=.*\b114\s14\b)/s);
  },
);

it("a report of a find names the finder's duty", () => {
  expect(foundSv.duty).toContain("1 § hittegodslagen");
  expect(foundEn.duty).toContain("section 1");
});
