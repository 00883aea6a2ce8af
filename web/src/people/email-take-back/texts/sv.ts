export const emailTakeBack = {
  title: "Ta tillbaka e-postadressen",
  lead: "Då hör adressen till ditt konto igen. Alla som är inloggade på kontot loggas ut. Lösenordet slutar gälla, och passkeys och tvåstegsverifiering tas bort.",
  action: "Ta tillbaka adressen",
  done: "Adressen är tillbaka",
  used: "Länken är redan använd",
  next: "Lösenordet gäller inte längre. Välj ett nytt: vi mejlar en kod hit.",
  choosePassword: "Välj ett nytt lösenord",
  check: "Passkeys och tvåstegsverifiering är borttagna. Lägg till dem igen i dina inställningar.",
  invalidText:
    "Öppna den precis som den står i mejlet, senast sju dagar efter att adressen ändrades. Annars hjälper vi dig.",
} as const;
