import type { Language } from "#contract/people/accounts.ts";
import { daysToTakeBack } from "#contract/people/email-change.ts";

export const emailChangeTexts = {
  sv: {
    subject: "Kod för din nya e-postadress",
    opening:
      "Skriv in koden i dina inställningar. Sedan loggar du in med den här adressen, och det är hit vi skriver.",
    code: "Kod",
    valid: "Koden gäller i en timme. Ge den inte till någon annan.",
    unexpected: "Har du inte bett om det här? Då behöver du inte göra något.",
    welcome: {
      subject: "Välkommen till Cykelregistret",
      opening:
        "Ditt konto är skapat med BankID, och med BankID loggar du in. Bekräfta adressen genom att skriva in koden under E-post i dina inställningar. Sedan kan du också välja ett lösenord.",
      valid:
        "Koden gäller i 24 timmar. Sedan kan du be om en ny i dina inställningar. Ge den inte till någon annan.",
      unexpected:
        "Har du inte skapat något konto? Då har någon angett din e-postadress. Hör av dig till oss, så tar vi bort den.",
    },
    returned: {
      subject: "Välkommen tillbaka till Cykelregistret",
      opening:
        "Du är tillbaka i ditt konto med BankID, och allt du har i registret är kvar. Lösenordet och alla passkeys är borta, och alla andra är utloggade. Bekräfta adressen genom att skriva in koden under E-post i dina inställningar. Sedan kan du också välja ett nytt lösenord.",
      valid:
        "Koden gäller i 24 timmar. Sedan kan du be om en ny i dina inställningar. Ge den inte till någon annan.",
      unexpected:
        "Har du inte loggat in med BankID? Då har någon angett din e-postadress. Hör av dig till oss, så tar vi bort den.",
    },
    replaced: {
      subject: "Ditt konto har fått en ny e-postadress",
      opening:
        "Någon har legitimerat sig med ditt BankID, kommit tillbaka till ditt konto och angett en annan e-postadress. Nu skriver vi dit i stället för hit.",
      yours: "Var det du? Då behöver du inte göra något.",
      otherwise: "Var det inte du? Spärra ditt BankID hos din bank och hör av dig till oss.",
      never: "Vi ber dig aldrig om lösenord eller koder.",
    },
    inUse: {
      subject: "Adressen har redan ett konto i Cykelregistret",
      opening:
        "Någon som är inloggad ville byta till den här e-postadressen, men den hör redan till ett annat konto.",
      ways: "Är båda kontona dina? Ta först bort det ena, eller använd en annan adress.",
      unexpected: "Var det inte du? Då behöver du inte göra något. Ditt konto är oförändrat.",
    },
    held: {
      subject: "Adressen kan inte användas än",
      opening: `Ett konto har nyss bytt från den här e-postadressen. I ${daysToTakeBack} dagar efter bytet kan adressen tas tillbaka med länken vi mejlade hit, och så länge kan den inte höra till ett annat konto.`,
      unexpected: "Har du inte bett om det här? Då behöver du inte göra något.",
    },
    changed: {
      subject: "Ditt konto har fått en ny e-postadress",
      opening: "E-postadressen till ditt konto har ändrats, så nu skriver vi dit i stället för hit.",
      bySupport:
        "Någon som kunde legitimera sig som du har bett vår support att byta e-postadressen till ditt konto, så nu skriver vi dit i stället för hit.",
      when: "När",
      yours: "Var det du? Då behöver du inte göra något.",
      otherwise: `Var det inte du? Ta tillbaka adressen inom ${daysToTakeBack} dagar. Då loggas alla ut, lösenordet slutar gälla och du väljer ett nytt med en kod som vi mejlar hit.`,
      open: "Ta tillbaka adressen",
      never: "Vi ber dig aldrig om lösenord eller koder.",
    },
    bySupport: {
      subject: "Ditt konto har en ny e-postadress",
      opening:
        "Vår support har bytt e-postadress åt dig, som du bad om. Nu loggar du in med den här adressen. Alla är utloggade från kontot.",
      password: "Minns du inte lösenordet? Välj ett nytt under Glömt lösenordet på inloggningssidan.",
      open: "Logga in",
      unexpected:
        "Har du inte bett om det här? Då har vi fått fel adress. Hör av dig till oss, så rättar vi det.",
      never: "Vi ber dig aldrig om lösenord eller koder.",
    },
  },
  en: {
    subject: "Code for your new email address",
    opening: "Enter the code in your settings to use this address for signing in and for our emails.",
    code: "Code",
    valid: "The code is valid for one hour. Don’t give it to anyone else.",
    unexpected: "Didn’t ask for this? Then you don’t need to do anything.",
    welcome: {
      subject: "Welcome to Cykelregistret",
      opening:
        "You created your account with BankID, and that’s how you sign in. Confirm your address by entering the code under Email in your settings. After that you can choose a password too.",
      valid:
        "The code is valid for 24 hours. After that you can ask for a new one in your settings. Don’t give it to anyone else.",
      unexpected:
        "Didn’t create an account? Then someone has given your email address. Contact us and we’ll remove it.",
    },
    returned: {
      subject: "Welcome back to Cykelregistret",
      opening:
        "You’re back in your account with BankID, and everything you have in the register is still there. Your password and passkeys are gone, and everyone else has been signed out. Confirm your address by entering the code under Email in your settings. After that you can choose a new password too.",
      valid:
        "The code is valid for 24 hours. After that you can ask for a new one in your settings. Don’t give it to anyone else.",
      unexpected:
        "Didn’t sign in with BankID? Then someone has given your email address. Contact us and we’ll remove it.",
    },
    replaced: {
      subject: "Your account has a new email address",
      opening:
        "Someone identified with your BankID, came back to your account and gave a different email address. We’ll write there instead of here.",
      yours: "Was it you? Then you don’t need to do anything.",
      otherwise: "Not you? Block your BankID at your bank and contact us.",
      never: "We’ll never ask you for passwords or codes.",
    },
    inUse: {
      subject: "This address already has a Cykelregistret account",
      opening:
        "Someone who is signed in wanted to switch to this email address, but it already belongs to another account.",
      ways: "Are both accounts yours? Delete one of them first, or use a different address.",
      unexpected: "Not you? Then you don’t need to do anything. Your account hasn’t changed.",
    },
    held: {
      subject: "This address can’t be used yet",
      opening: `An account has just switched away from this email address. For ${daysToTakeBack} days after the switch, the link we emailed here can take the address back, and until then no other account can use it.`,
      unexpected: "Didn’t ask for this? Then you don’t need to do anything.",
    },
    changed: {
      subject: "Your account has a new email address",
      opening: "The email address for your account has been changed, so we’ll write there instead of here.",
      bySupport:
        "Someone who could identify as you has asked our support team to change the email address for your account, so we’ll write there instead of here.",
      when: "When",
      yours: "Was it you? Then you don’t need to do anything.",
      otherwise: `Not you? Take the address back within ${daysToTakeBack} days. Everyone is signed out, the password stops working, and you choose a new one with a code we’ll email here.`,
      open: "Take the address back",
      never: "We’ll never ask you for passwords or codes.",
    },
    bySupport: {
      subject: "Your account has a new email address",
      opening:
        "Our support team has changed your email address, as you asked. You now sign in with this address. Everyone has been signed out of the account.",
      password: "Forgotten your password? Choose a new one under Forgot your password on the sign-in page.",
      open: "Sign in",
      unexpected: "Didn’t ask for this? Then we were given the wrong address. Contact us and we’ll fix it.",
      never: "We’ll never ask you for passwords or codes.",
    },
  },
} as const satisfies Record<Language, object>;
