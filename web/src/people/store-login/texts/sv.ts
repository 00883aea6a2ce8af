declare module "#web/platform/i18n/resources.ts" {
  interface Resources {
    storeLogin: typeof storeLogin;
  }
}

export const storeLogin = {
  title: "Logga in för butiker",
  lead: "För butiker och handläggare.",
  customers: "Är du cykelägare?",
  customersLink: "Logga in här",
  showPassword: "Visa lösenordet",
  passwordShown: "Lösenordet visas",
  passwordHidden: "Lösenordet är dolt",
  entering: "Loggar in …",
  steps: {
    code: "Skriv din engångskod",
    newPassword: "Välj ett eget lösenord",
    forgotten: "Välj ett nytt lösenord",
  },
  phrases: {
    "Back to Sign In": "Tillbaka till inloggningen",
    "Change Password": "Välj ett eget lösenord",
    Changing: "Sparar",
    Code: "Kod",
    "Code *": "Kod",
    Confirm: "Bekräfta",
    "Confirm Password": "Upprepa lösenordet",
    Confirming: "Bekräftar",
    "Dismiss alert": "Stäng meddelandet",
    Email: "E-post",
    "Enter your email": "E-post",
    "Forgot your password?": "Glömt lösenordet?",
    Loading: "Laddar",
    "New Password": "Nytt lösenord",
    Password: "Lösenord",
    "Password must have at least 14 characters": "Lösenordet måste vara minst 14 tecken",
    "Resend Code": "Skicka ny kod",
    "Send code": "Skicka kod",
    Sending: "Skickar",
    "Sign in": "Logga in",
    "Signing in": "Loggar in",
    Skip: "Hoppa över",
    Submit: "Spara lösenordet",
    Submitting: "Sparar",
    "Your passwords must match": "Lösenorden är inte lika",
  },
  poolSays: {
    tooShort: "Lösenordet måste vara minst 8 tecken långt",
    leaked: "Lösenordet går inte att använda. Det kan finnas på listor över läckta lösenord. Välj ett annat.",
    tooLate: "Det tog för lång tid. Logga in igen.",
    network: "Nätverksfel. Kontrollera uppkopplingen och försök igen.",
  },
} as const;
