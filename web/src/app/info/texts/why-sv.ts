import type { InfoText } from "#web/app/info/info-text.ts";

export const whySv: InfoText = {
  title: "Varför registrera cykeln?",
  lead: "En cykel utan ägare i något register är svår att få tillbaka, svår att bevisa och lätt att sälja vidare. Det ändrar du på några minuter.",
  sections: [
    {
      id: "proof",
      heading: "Du kan bevisa att den är din",
      paragraphs: [
        "Kvittot kontrolleras mot ramnumret och mot dig, och sparas tillsammans med cykeln. Behöver du visa ägandet för polis, försäkringsbolag eller en köpare finns beviset på ett ställe, även när papperskvittot har bleknat.",
      ],
    },
    {
      id: "found",
      heading: "Den som hittar cykeln hittar dig",
      paragraphs: [
        "Polisens hittegods kan bara para ihop en cykel med en ägare om ramnumret är känt. Den som söker numret hos oss ser direkt att cykeln är registrerad. Du nås genom tjänsten, utan att namn, telefonnummer eller adress lämnas ut.",
      ],
    },
    {
      id: "buyers",
      heading: "Stulna cyklar blir svårare att sälja",
      paragraphs: [
        "Vem som helst kan söka på ramnumret före köpet, utan konto. Stulet gods kan inte förvärvas i god tro i Sverige, så en försiktig köpare vill kunna kontrollera. Ju fler cyklar som finns i registret, desto färre köpare får en tjuv.",
      ],
    },
    {
      id: "insurance",
      heading: "Försäkringsärendet går fortare",
      paragraphs: [
        "Försäkringsbolag frågar oftast efter polisanmälan, ramnummer, modell och kvitto. Allt utom anmälan har du redan samlat.",
      ],
    },
    {
      id: "price",
      heading: "Du betalar en gång",
      paragraphs: [
        "En registrering kostar 100 poäng och gäller så länge du äger cykeln. Det finns inget abonnemang. Att söka är alltid gratis.",
      ],
    },
    {
      id: "privacy",
      heading: "Ingen ser vem du är",
      paragraphs: [
        "Den som söker ser cykeln, inte ägaren. Personnumret är krypterat, och du bestämmer själv vad som visas om cykeln.",
      ],
    },
  ],
};
