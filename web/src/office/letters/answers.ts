import type { DataRight } from "#contract/office/contact.ts";

/** Templates for letters that are not data requests. */
export const otherAnswers = ["noAccount", "identity", "behalf", "refusal", "lifted", "other"] as const;
type AnswerName = DataRight | (typeof otherAnswers)[number];

const letterOf =
  (hello: string, regards: string) =>
  (...paragraphs: readonly string[]): string =>
    [hello, ...paragraphs, `${regards}\nCykelregistret`].join("\n\n");

const complaintSv =
  "Är du inte nöjd med svaret kan du skriva till oss igen, eller klaga hos Integritetsskyddsmyndigheten, imy.se.";

const letterSv = letterOf("Hej!", "Vänliga hälsningar");
const answerSv = (...paragraphs: readonly string[]): string => letterSv(...paragraphs, complaintSv);

const copySv =
  "Logga in, öppna ”Ladda ner mina uppgifter” i Inställningar och tryck på ”Be om en kopia”. Du får ett mejl när filen är klar, och den finns kvar i sju dagar.";
const policySv =
  "Varför vi har uppgifterna, vilka som får del av dem och hur länge de sparas står på sidan Integritetspolicy.";

/** Templates of replies. Brackets mark the parts that the administrator fills in. */
export const answersSv: Readonly<Record<AnswerName, string>> = {
  access: answerSv(
    `Du har frågat vad vi har sparat om dig. ${copySv}`,
    "I den står det som hör till ditt konto. Har du skrivit till oss från någon annan adress är det inte med: skriv därifrån, så svarar vi dit.",
    policySv,
  ),
  noAccount: answerSv(
    "Du har frågat vad vi har sparat om dig. Vi har inget konto med din adress. Det vi har är [breven och rapporterna, med dag och innehåll].",
    "Brev raderas ett år efter det sista som hände i ärendet.",
    policySv,
  ),
  correction: answerSv(
    "Du har bett oss rätta en uppgift. Vi har ändrat [vad] från [det som stod] till [det som står nu].",
    "En del ändrar du själv: e-post och telefon i Inställningar, och det mesta om en cykel med Redigera på den. Har du bytt namn loggar du in med BankID, så följer det nya namnet med.",
  ),
  erasure: answerSv(
    "Du har bett oss radera dina uppgifter. Ditt konto är avslutat sedan [dag]. Ångrar du dig kan du logga in inom 30 dagar; sedan raderas de.",
    "Två saker finns kvar: underlag för köp i sju år, som bokföringslagen kräver, utan ditt namn, och ägarbyten som båda har skrivit under, som är den andra partens bevis, med ditt namn.",
    "Har du köpt poäng som du inte har använt betalar vi tillbaka dem om du skriver till oss innan uppgifterna raderas.",
  ),
  restriction: answerSv(
    "Du har bett oss att inte använda dina uppgifter medan [det som är oklart] utreds. Vi har låst kontot, så att uppgifterna bara sparas och ingen cykel kan byta ägare. Den som söker på ramnumret ser fortfarande status och ort, för att skydda den som köper eller äger en cykel.",
    "Du får ett mejl från oss innan begränsningen upphör.",
  ),
  lifted: answerSv(
    "Du bad oss att inte använda dina uppgifter medan [det som var oklart] utreddes. Det är klart nu: [så här blev det].",
    "Den [dag] låser vi upp kontot. Då kan du logga in igen, och uppgifterna används som förut.",
  ),
  portability: answerSv(
    `Du har bett att få dina uppgifter i ett format som du kan ta med dig. ${copySv} I filen ligger data.json, som andra tjänster kan läsa, och schema.json, som beskriver den.`,
  ),
  objection: answerSv(
    "Du har invänt mot att vi [det som invändningen gäller]. Vi har slutat med det, [så här].",
    "Mejl som du inte vill ha väljer du bort i Inställningar.",
  ),
  refusal: letterSv(
    "Du har bett oss [det som begärs]. Det gör vi inte. Skälet är [skälet].",
    complaintSv,
    "Du kan också få saken prövad i domstol.",
  ),
  identity: letterSv(
    "Du har bett oss [det som begärs]. Först behöver vi veta att kontot är ditt.",
    "Logga in på det: med BankID om du har använt det hos oss, även om du inte längre kommer åt mejlen. I Inställningar kan du sedan själv få en kopia eller ta bort kontot.",
    "Går det inte, skriv det till oss, så kommer vi överens om hur du kan visa vem du är. Mejla aldrig ditt personnummer eller en bild av ditt ID-kort.",
  ),
  behalf: answerSv(
    "Du har skrivit åt någon annan. Uppgifter om en person lämnar vi bara till personen själv, eller till den som har rätt att företräda personen, och därför gör vi inget än.",
    "Be personen logga in och göra det själv i Inställningar, eller skriva till oss från adressen som hör till kontot. Har du fullmakt, eller är du vårdnadshavare, god man eller förvaltare, skriv det, så kommer vi överens om hur du kan visa det.",
  ),
  other: letterSv("[svaret]"),
};

const complaintEn =
  "If you’re not happy with this, write to us again, or complain to the Swedish Authority for Privacy Protection, imy.se.";

const letterEn = letterOf("Hello,", "Kind regards,");
const answerEn = (...paragraphs: readonly string[]): string => letterEn(...paragraphs, complaintEn);

const copyEn =
  "Sign in, open “Download my data” in Settings and press “Ask for a copy”. You’ll get an email when the file is ready, and it stays for seven days.";
const policyEn = "Why we have it, who gets it and how long it is kept is on the Privacy policy page.";

/** The English version of `answersSv`. */
export const answersEn: Readonly<Record<AnswerName, string>> = {
  access: answerEn(
    `You asked what we keep about you. ${copyEn}`,
    "It has what belongs to your account. Anything you’ve written to us from another address isn’t in it: write from there, and we’ll reply to that address.",
    policyEn,
  ),
  noAccount: answerEn(
    "You asked what we keep about you. We have no account with your address. What we do have is [the letters and reports, with day and content].",
    "Letters are deleted a year after the last thing that happened in the case.",
    policyEn,
  ),
  correction: answerEn(
    "You asked us to correct something. We have changed [what] from [what it said] to [what it says now].",
    "Some things you can change yourself: your email and phone number in Settings, and most things about a bike with Edit on its page. If you’ve changed your name, sign in with BankID and the new name comes along.",
  ),
  erasure: answerEn(
    "You asked us to erase your data. Your account has been closed since [day]. If you change your mind, sign in within 30 days; after that the data is erased.",
    "Two things stay: records of purchases for seven years, as the Bookkeeping Act requires, without your name, and transfers that both people have signed, which are the other person’s proof, with your name.",
    "If you’ve bought points that you haven’t used, we’ll refund them if you write to us before the data is erased.",
  ),
  restriction: answerEn(
    "You asked us not to use your data while [what is unclear] is looked into. We have locked the account, so that the data is only stored and no bike can change owner. Anyone who searches for the frame number still sees its status and place, to protect those who buy or own a bike.",
    "We’ll email you before the restriction ends.",
  ),
  lifted: answerEn(
    "You asked us not to use your data while [what was unclear] was looked into. That is now settled: [the outcome].",
    "On [day] we’ll unlock the account. You can then sign in again, and the data is used as before.",
  ),
  portability: answerEn(
    `You asked for your data in a format that you can take elsewhere. ${copyEn} The file contains data.json, which other services can read, and schema.json, which describes it.`,
  ),
  objection: answerEn(
    "You objected to our [what the objection is about]. We have stopped, [in this way].",
    "You can turn off emails that you don’t want in Settings.",
  ),
  refusal: letterEn(
    "You asked us to [what was asked]. We won’t do that, because [the reason].",
    complaintEn,
    "You can also take the matter to court.",
  ),
  identity: letterEn(
    "You asked us to [what was asked]. First we need to know that the account is yours.",
    "Sign in to it: with BankID if you’ve used it with us, even if you can no longer read the email. In Settings you can then get a copy or delete the account yourself.",
    "If you can’t, write and tell us, and we’ll agree on how you can show who you are. Never email your personal number or a picture of your ID card.",
  ),
  behalf: answerEn(
    "You wrote for someone else. We give a person’s data only to that person, or to somebody with the right to act for them, so we won’t do anything yet.",
    "Ask them to sign in and do it themselves in Settings, or to write to us from the account’s address. If you have a power of attorney, or are their parent or legal guardian, write and tell us, and we’ll agree on how you can show it.",
  ),
  other: letterEn("[the reply]"),
};
