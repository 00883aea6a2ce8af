import { maxStatusesOfStore, readingLimits } from "#contract/platform/reading-limits.ts";
import type { InfoText } from "#web/app/info/info-text.ts";

export const howSv: InfoText = {
  title: "Hur använder jag tjänsten?",
  lead: "Steg för steg: skapa konto, registrera en cykel, kontrollera en begagnad, sälja den, och vad du gör om cykeln försvinner.",
  sections: [
    {
      id: "account",
      heading: "Skapa konto",
      paragraphs: [
        "Välj Skapa konto och legitimera dig med BankID. Fyll sedan i e-post och mobilnummer, så är du inloggad. Saknar du e-legitimation kan du skapa konto med e-post och lösenord och styrka din identitet med ett foto av ditt ID-kort i inställningarna.",
      ],
    },
    {
      id: "frame-number",
      heading: "Hitta ramnumret",
      paragraphs: [
        "Vänd cykeln upp och ned. Numret är oftast instansat under vevpartiet, ibland på sadelröret, styrhuvudet eller vid bakaxeln. Det består av 6 till 20 bokstäver och siffror. Förväxla inte O med 0 eller I med 1.",
      ],
    },
    {
      id: "register",
      heading: "Registrera cykeln",
      paragraphs: ["Det tar några minuter. Du behöver:"],
      list: [
        "Ramnumret. Vi säger direkt om det redan finns i registret.",
        "En bild på kvittot där ramnumret, ditt personnummer och säljaren syns. En bild på cykeln är bra att ha.",
        "100 poäng på kontot.",
      ],
    },
    {
      id: "receipt",
      heading: "Om kvittot inte går igenom",
      paragraphs: [
        "Fotografera kvittot rakt uppifrån, i bra ljus och utan skugga, så att texten är skarp. Saknas något på kvittot kan du be butiken om ett nytt enligt vår kvittomall, eller begära manuell granskning.",
      ],
    },
    {
      id: "check",
      heading: "Kontrollera en cykel innan du köper",
      paragraphs: [
        "Läs av ramnumret på cykeln, inte i annonsen, och sök på det. Ser du STULEN: köp inte, och tipsa polisen på 114 14. Ingen träff betyder inte att cykeln är säker, bara att den inte är registrerad här. Be säljaren om kvitto och legitimation.",
      ],
    },
    {
      id: "sell",
      heading: "Sälja eller ge bort cykeln",
      paragraphs: [
        "Letar du efter en köpare? Öppna cykeln under Mina cyklar och välj Lägg ut till salu. Annonsen kostar ingenting och visas i 90 dagar.",
        "Har du en köpare, eller ger du bort cykeln? Välj Byt ägare och skriv köparens e-post. Du skriver under först, sedan köparen, och då byter cykeln ägare. Ett ägarbyte kostar 100 poäng, som dras när köparen har skrivit under.",
      ],
    },
    {
      id: "stolen",
      heading: "Om din cykel blir stulen",
      paragraphs: [
        "Polisanmäl på 114 14 eller polisen.se och uppge ramnumret. Pågår brottet just nu, ring 112. Konfrontera ingen. Öppna sedan cykeln under Mina cyklar och anmäl den stulen här också, så syns det för alla som söker på den. Ditt försäkringsbolag vill ha polisens ärendenummer, ramnumret och kvittot.",
      ],
    },
    {
      id: "found",
      heading: "Om du hittar en cykel",
      paragraphs: [
        "Sök på ramnumret. Den som hittar något ska utan dröjsmål anmäla det till polisen eller till ägaren. Låt cykeln stå om du tror att den bara är parkerad.",
      ],
    },
    {
      id: "developers",
      heading: "För utvecklare",
      paragraphs: [
        "Marknadsplatser och program kan fråga om ett ramnummer är anmält stulet, liknar ett stulet, är sålt av en butik eller registrerat. Svaret är JSON och säger aldrig vem som äger cykeln.",
        `Utan nyckel kan varje adress fråga ${readingLimits.register.address} gånger om dagen. En butik skapar en nyckel i sina inställningar och kan fråga ${maxStatusesOfStore.toLocaleString("sv")} gånger om dagen. Räcker det inte, skriv till oss. Nyckeln skickas i huvudet x-api-key: lägg den på servern, aldrig på en sida eller i en app.`,
      ],
    },
  ],
};
