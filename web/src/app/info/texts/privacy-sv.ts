import { retentionList } from "#web/app/info/retention-list.ts";
import { sinceText } from "#web/app/info/since.ts";
import { policyDataSv, processorsSv } from "./policy-sv.ts";
import { retentionSv } from "./retention-sv.ts";
import type { InfoText } from "#web/app/info/info-text.ts";

export const privacySv: InfoText = {
  title: "Integritetspolicy",
  lead: "Vi sparar så lite som möjligt om dig, bara för det registret finns till för, och aldrig längre än nödvändigt.",
  since: sinceText("privacy", "sv"),
  sections: [
    {
      id: "controller",
      heading: "Vem som ansvarar",
      paragraphs: [
        "Ändrar vi policyn talar vi om det nästa gång du är inloggad. Till något nytt använder vi dina uppgifter först när du har fått veta det, och krävs ditt samtycke frågar vi.",
        "Företaget bakom Cykelregistret är personuppgiftsansvarigt för de uppgifter som behandlas i tjänsten. Du når oss genom formuläret på sidan Kontakta oss. Välj Mina uppgifter som ämne, så hamnar ärendet hos den som ansvarar för det.",
      ],
    },
    {
      id: "what",
      heading: "Vilka uppgifter och varför",
      paragraphs: ["Det här behandlar vi, och den rättsliga grunden för varje del:"],
      list: Object.values(policyDataSv),
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
        "Myndigheter får uppgifter bara när lagen kräver det. Två personer hos oss prövar varje begäran, och du får veta vad som lämnades ut så snart det är tillåtet. Vi säljer inga uppgifter.",
      ],
    },
    {
      id: "processors",
      heading: "Vilka som hjälper oss",
      paragraphs: ["Uppgifterna lagras inom EU. De här får del av dem, var och en bara det som behövs:"],
      list: Object.values(processorsSv),
    },
    {
      id: "profiling",
      heading: "Automatik och profilering",
      paragraphs: [
        "Vi läser av kvitton, bilder och ID-kort automatiskt, jämför ramnummer för att hitta stulna cyklar och dubbletter, och märker ut meddelanden och upphittanden som liknar bedrägeri. Ett nej som betyder något för dig kan alltid prövas av en människa. Vi gör ingen profil av dig och styr inga annonser efter vem du är.",
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
        "Vi använder webbläsarens lagring för det som är nödvändigt: inloggning, säkerhet, språk, utseende och det du håller på att skriva. En cookie, cr_device, känner igen webbläsaren i ett år, så att du får ett mejl när någon loggar in från en ny och BankID kan se om något avviker. Det andra ligger kvar tills du loggar ut; språk, utseende och ditt svar om cookies tills du rensar webbläsaren. Allt annat kräver ditt ja, som gäller i 365 dagar. Sedan frågar vi en gång till. Du kan ändra ditt svar under Cookieinställningar längst ned på varje sida. I dag använder tjänsten inga cookies för statistik eller marknadsföring.",
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
