declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    found: typeof found;
  }
}

export const found = {
  title: "Rapportera upphittad cykel",
  numberEndsIn: "Ramnumret slutar på",
  reward: {
    points: "{{points}} poäng till dig",
    pointsWhen: "när ägaren har bekräftat och cykeln är tillbaka.",
    money: "{{amount}} i hittelön",
    moneyWho: "har ägaren utlovat. Den gör ni upp om själva.",
    noAccount: "Poäng får bara den som rapporterar med ett konto.",
  },
  form: {
    location: "Var står cykeln?",
    description: "Beskrivning (valfritt)",
    contact: "Hur når ägaren dig?",
    hints: {
      location: "Till exempel gata och nummer, eller något som syns i närheten.",
      description: "Hur ser den ut, är den låst, när såg du den?",
      contact: "Telefon eller e-post. Visas bara för ägaren. Du behöver inte säga vad du heter.",
    },
    missing: "Fyll i alla fält utom de valfria, så kan du skicka.",
    send: "Skicka rapporten",
  },
  safety: "Konfrontera ingen. Pågående brott: 112. Tips/anmälan: 114 14.",
  duty: "Den som hittar en cykel ska berätta det för ägaren eller polisen (1 § hittegodslagen). Med rapporten får ägaren veta.",
  failure: { title: "Fel", text: "Kunde inte skicka rapporten. Försök igen." },
  thanks: {
    title: "Tack för hjälpen!",
    text: "Ägaren har fått din rapport.",
    how: "Så får du din belöning",
    next: "Det här händer nu",
    steps: [
      "Ägaren läser rapporten och bekräftar att det är rätt cykel.",
      "När cykeln är tillbaka markerar ägaren den som återfunnen.",
      "{{count}} dagar senare kommer {{points}} poäng till ditt konto.",
    ],
    stepsWithoutPoints: [
      "Ägaren läser rapporten och bekräftar att det är rätt cykel.",
      "Ägaren hör av sig till dig om något är oklart.",
      "När cykeln är tillbaka markerar ägaren den som återfunnen.",
    ],
    keep: "Har du tagit hand om cykeln? Behåll den tills ägaren eller polisen hör av sig.",
    follow: "Följ rapporten",
    account: "Skapa ett konto",
    accountText: "Med ett konto får du poäng nästa gång du hittar en cykel, och kan registrera din egen.",
  },
  anonymous: {
    email: "Din e-postadress",
    emailHint: "Vi skickar en kod dit, så att ingen skriver i ditt namn. Ägaren ser den inte.",
    sendCode: "Skicka koden",
    robotNote: "Vi kontrollerar att du inte är en robot. Det tar en sekund.",
    codeTitle: "Skriv koden från mejlet",
    codeText: "Vi har skickat sex siffror till {{email}}.",
    code: "Kod",
    codeFormat: "Koden har sex siffror.",
    change: "Ändra uppgifterna",
    newCode: "Skicka en ny kod",
    codeSent: "En ny kod är skickad.",
    signIn: "Logga in och få {{points}} poäng",
  },
} as const;
