export const session = {
  warning: {
    title: "Du loggas snart ut",
    text: "Du har inte gjort något på en stund. Vill du vara kvar?",
    left: "Tid kvar",
    /** Read aloud occasionally; the visible digits change each second. */
    minutes: "Du loggas ut om {{minutes}} minuter.",
    minute: "Du loggas ut om en minut.",
    seconds: "Du loggas ut om {{seconds}} sekunder.",
    extend: "Förläng session",
    signOut: "Logga ut",
  },
  onlyHere: {
    title: "Du är utloggad i den här webbläsaren",
    text: "Servern svarade inte, så du kan vara inloggad på andra enheter ännu en stund. Logga in och ut igen när uppkopplingen är tillbaka om du vill vara säker.",
    home: "Till startsidan",
  },
} as const;
