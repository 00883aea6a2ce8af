import { sinceText } from "#web/app/info/since.ts";
import type { InfoText } from "#web/app/info/info-text.ts";

export const termsSv: InfoText = {
  title: "Villkor",
  lead: "Det här gäller mellan dig och Cykelregistret när du använder tjänsten.",
  since: sinceText("terms", "sv"),
  sections: [
    {
      id: "service",
      heading: "Vad tjänsten är",
      paragraphs: [
        "Cykelregistret är ett register där privatpersoner knyter en cykels ramnummer till sig själva och styrker det med kvitto och e-legitimation. Registret är inte en försäkring och ersätter inte en polisanmälan. En registrering visar vem som har styrkt sitt ägande hos oss; vid tvist avgör domstol.",
      ],
    },
    {
      id: "account",
      heading: "Ditt konto",
      paragraphs: [
        "Du måste ha fyllt 18 år och lämna riktiga uppgifter. Kontot är personligt. En cykel som ett barn använder registreras av en vårdnadshavare som ägare. Håll lösenord och e-legitimation för dig själv och säg till oss om du misstänker att någon annan använder kontot.",
      ],
    },
    {
      id: "registration",
      heading: "Att registrera en cykel",
      paragraphs: [
        "Du får bara registrera cyklar som är dina. Kvittot ska visa ramnumret, ditt personnummer, säljaren, datum och pris. Går det inte att läsa kan du begära manuell granskning. En registrering på falska grunder tas bort och kan polisanmälas.",
        "Är en cykel anmäld stulen kan den inte ändras, tas bort, byta ägare eller säljas i tjänsten förrän den är markerad som återfunnen.",
      ],
    },
    {
      id: "points",
      heading: "Poäng och priser",
      paragraphs: [
        "Tjänster betalas med poäng: att registrera en cykel kostar 100 poäng, en postad QR-dekal 50 poäng och ett ägarbyte 100 poäng. Poäng gäller så länge kontot finns, kan inte överlåtas till någon annan och oanvända köpta poäng betalas tillbaka.",
      ],
    },
    {
      id: "withdrawal",
      heading: "Ångerrätt",
      paragraphs: [
        "Du har 14 dagars ångerrätt enligt lagen om distansavtal. Oanvända poäng betalas tillbaka i sin helhet. För en tjänst som du bett oss utföra direkt upphör ångerrätten när den är fullgjord, om du har godkänt det.",
      ],
    },
    {
      id: "conduct",
      heading: "Hur tjänsten får användas",
      paragraphs: [
        "Du får inte hämta ut registret maskinellt, kringgå spärrar, lägga in innehåll som kränker någon eller använda uppgifter om andra för annat än det registret finns till för. Vi kan stänga av konton som bryter mot villkoren. Vi talar om varför, och du kan begära att beslutet prövas om.",
      ],
    },
    {
      id: "liability",
      heading: "Ansvar",
      paragraphs: [
        "Vi ansvarar enligt lag för fel i tjänsten. Vi svarar inte för skada som beror på att uppgifter som andra lämnat är felaktiga, eller på avbrott utanför vår kontroll. Inget här inskränker de rättigheter du har som konsument.",
      ],
    },
    {
      id: "changes",
      heading: "Ändringar och tvist",
      paragraphs: [
        "Ändrar vi villkoren frågar vi dig i god tid, och säger vad som är nytt. Du är inte bunden av dem förrän du har godkänt dem. Säger du nej kan du fortsätta som förut tills de börjar gälla; därefter behöver du godkänna dem eller avsluta kontot. Svensk lag gäller. Kommer vi inte överens kan du vända dig till Allmänna reklamationsnämnden, arn.se.",
      ],
    },
  ],
};
