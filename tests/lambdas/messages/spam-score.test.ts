import { describe, expect, it } from "vitest";
import { verdictOn } from "#lambdas/messages/spam-score.ts";

/** Normal messages about bicycles. */
const good = [
  "Hej, är cykeln kvar?",
  "Добрий день! Ваш велосипед стоїть біля вокзалу, подзвоніть будь ласка.",
  "دراجتك موجودة بالقرب من المحطة المركزية ويمكنك استلامها",
  "你好，你的自行车在车站附近",
  "Hej Hirschsprung",
  "HEJ! ÄR CYKELN TILL SALU?",
  "hej!!! tror jag sett din cykel utanför ica maxi i västerås, den står låst vid ett träd",
  "Hej! Jag har hittat en blå Crescent i skogen bakom skolan. Ska jag låta den stå eller ta med den hem?",
  "Cykeln som du saknar ligger i Fyrisån precis nedanför Islandsfallet.",
  "Säljer du den? Jag kan ge 4 500 kr. Kan hämta i Malmö på lördag och betala med Swish när vi ses.",
  "Tack så jättemycket för att du hörde av dig!!! Jag blir så glad 😀😀😀",
  "Ok",
  "?",
  "Ja ja ja ja ja, det går bra!",
  "Nej tyvärr, den är såld. Men jag har en likadan från Kronan om du är intresserad.",
  "Har du kvittot kvar? Ramnumret ska vara WTU204K8861 enligt annonsen på https://www.blocket.se/annons/123",
  "Polisen har den nu, ärendenummer 5000-K123456-26. Ring 114 14 och fråga efter hittegodsavdelningen.",
  "Jag betalar gärna hittelön om du har sett den, annars önskar jag dig en trevlig helg.",
  "Cykeln är identifierad med registreringsskylt, tävlingsstrategi och cykelställningsstruktur.",
  "Min gamla Skeppshult, 7-växlad, 57 cm, däck 700x38c. Står på Sankt Eriksgatan. Hälsningar Åke Björkqvist",
  "Hi, I think I found your bike near the central station in Gothenburg. Is it missing a bell?",
  "Can you send a photo of the first scratch? I would like to buy it and can pay cash when we meet.",
  "Är det du som har lagt ut presentkorgen på styret? Fin idé",
  "Jag hörde att du betalade en lösare för låset, kan du säga vilken kod det är på Abus-låset?",
  "Den har nya pedaler (VP-536), sadel Brooks B17, lyse B&M. Se även bilden på cykel.se",
  "Kan vi ses kl 17.30 på torsdag? Annars passar fredag efter 16 eller lördag mellan 10 och 14.",
  "haha tack tack tack, vilken tur!",
  "jag såg cykeln\nden stod vid bron\nden är blå\nlåset var borta\nhoppas det hjälper",
  "Skicka gärna en bild först så att jag vet att det är rätt cykel.",
];

/** Delivered, and reported to the administrators. */
const suspicious = [
  "Betala 2000 kr annars ser du aldrig cykeln igen",
  "Om du vill ha tillbaka cykeln får du swisha 3000 först",
  "Jag har din cykel. Vill du ha tillbaka den kostar det 5000 kronor",
  "Swisha 500 kr i förskott så skickar jag den",
  "Pay 200 euro or you will never see it again",
  "Skicka pengarna med Western Union så kommer den",
  "You have won a new bicycle",
  "Kan du skicka sms-koden som du fick nyss?",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaa",
];

const bad = [
  "Klicka här för bitcoin: https://bit.ly/abc",
  "Grattis, du har vunnit ett presentkort! Klicka på länken http://vinst.example.top/a",
  "Verifiera ditt konto genom att logga in med BankID: https://cykelregistret.example.xyz",
  "CASINO free spins!!! https://a.example.com https://b.example.com https://c.example.com",
  "Earn money from home, guaranteed profit in crypto, contact me on WhatsApp",
  "Tjäna pengar snabbt med krypto, begränsat erbjudande, skriv till mig på telegram https://t.me/abc",
  "sdfghjklqwrtp xcvbnmqwrtpsd zxcvbnmklp qwrtpsdfgh",
  "köp köp köp köp köp köp köp köp köp köp köp köp nu: https://a.example.shop https://b.example.shop https://c.example.shop",
  "Cheap viagra and cialis, buy now https://pills.example.ru",
];

describe("a message", () => {
  it.each(good)("like %j is fine", (text) => {
    expect(verdictOn(text)).toBe("fine");
  });

  it.each(suspicious)("like %j is suspicious", (text) => {
    expect(verdictOn(text)).toBe("suspicious");
  });

  it.each(bad)("like %j is refused", (text) => {
    expect(verdictOn(text)).toBe("refused");
  });

  it("is recognised in any case, width and spacing", () => {
    expect(verdictOn("ＢＥＴＡＬＡ 2000 kr\n\nAnnars ser du aldrig cykeln igen")).toBe("suspicious");
  });

  it("of a thousand characters is judged at once, whatever it contains", () => {
    for (const part of ["a", "betala ", "pay 1 ", "skicka din ", "www.", "a.", "ö ö", "logga in ", "\n"])
      expect(["fine", "suspicious", "refused"]).toContain(
        verdictOn(part.repeat(Math.floor(1000 / part.length))),
      );
  });
});
