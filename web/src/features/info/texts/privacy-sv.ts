import { retentionList } from "../retention-list.ts";
import { retentionSv } from "./retention-sv.ts";
import type { InfoText } from "../info-text.ts";

export const privacySv: InfoText = {
  title: "Integritetspolicy",
  lead: "Vi sparar så lite som möjligt om dig, bara för det registret finns till för, och aldrig längre än nödvändigt.",
  sections: [
    {
      id: "controller",
      heading: "Vem som ansvarar",
      paragraphs: [
        "Cykelregistret är personuppgiftsansvarigt för de uppgifter som behandlas i tjänsten. Du når oss genom formuläret på sidan Kontakta oss. Skriv dataskydd som ämne, så hamnar ärendet hos den som ansvarar för det.",
      ],
    },
    {
      id: "what",
      heading: "Vilka uppgifter och varför",
      paragraphs: ["Det här behandlar vi, och den rättsliga grunden för varje del:"],
      list: [
        "Namn, e-postadress, telefonnummer och språk, för att du ska kunna ha ett konto (avtal).",
        "Personnummer eller samordningsnummer, för att en cykel ska knytas till rätt person. Säker identifiering är själva syftet med registret (avtal, och 3 kap. 10 § dataskyddslagen).",
        "Dina cyklar: ramnummer, märke, modell, färg, foto och beskrivning (avtal).",
        "Kvitton, för att pröva att cykeln är din. De visas bara för dig och för den som granskar (avtal).",
        "Foto av id-kort, om du väljer att styrka din identitet så. Bilden raderas vid beslutet, senast efter sju dagar (avtal).",
        "Poäng, köp och kvitton på köp (avtal och bokföringslagen).",
        "Skanningar av en QR-kod räknas per dag, utan något om vem som skannar. För en stulen cykel ser ägaren när den senast skannades, och ungefär var om den som skannar väljer att dela det (berättigat intresse av att stulna cyklar hittas, och samtycke till platsen).",
        "Tekniska loggar om fel och missbruk, utan personnummer (berättigat intresse av en säker tjänst).",
      ],
    },
    {
      id: "personal-number",
      heading: "Så skyddas ditt personnummer",
      paragraphs: [
        "Personnumret krypteras för just ditt konto innan det lagras. Det står aldrig i loggar, mejl, adresser eller i det som skickas till din webbläsare: där visas bara födelseåret. För att två konton inte ska kunna ha samma nummer jämför vi en krypterad kontrollsumma, som inte går att räkna tillbaka till numret.",
      ],
    },
    {
      id: "who-sees",
      heading: "Vem som ser vad",
      paragraphs: [
        "Den som söker på ett ramnummer ser cykeln och om den är registrerad eller stulen, aldrig vem du är. Namn visas maskerade i ägarhistoriken. Har du skyddad identitet kan du slå på det i inställningarna, så visas aldrig någon del av namnet.",
        "Tjänsten drivs hos Amazon Web Services inom EU. BankID levereras av Finansiell ID-Teknik. De behandlar uppgifter för vår räkning och efter våra instruktioner, eller för egen räkning enligt lag. Vi säljer inga uppgifter.",
      ],
    },
    {
      id: "how-long",
      heading: "Hur länge vi sparar",
      paragraphs: ["Uppgifterna raderas automatiskt när tiden är ute:"],
      list: retentionList(retentionSv, "sv"),
    },
    {
      id: "cookies",
      heading: "Cookies",
      paragraphs: [
        "Vi använder webbläsarens lagring för det som är nödvändigt: inloggning, säkerhet, språk, utseende och det du håller på att skriva. Allt annat kräver ditt ja, som gäller i 365 dagar och går att ändra under Cookieinställningar längst ned på varje sida. I dag använder tjänsten inga cookies för statistik eller marknadsföring.",
      ],
    },
    {
      id: "rights",
      heading: "Dina rättigheter",
      paragraphs: [
        "Du har rätt att få veta vad vi har om dig, få det rättat, raderat eller utlämnat, och att invända mot eller begränsa behandlingen. En kopia av allt vi har sparat om dig hämtar du själv i inställningarna, och där tar du också bort ditt konto. Skriv till oss om annat så hjälper vi dig. Är du missnöjd kan du klaga hos Integritetsskyddsmyndigheten, imy.se.",
      ],
    },
  ],
};
