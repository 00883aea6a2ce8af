/** Subjects appear on locked screens, so they name no bike. */
export const transferTexts = {
  sv: {
    bike: "Cykel",
    price: "Pris",
    changedPrice: (now: string, before: string) => `${now} (förut ${before})`,
    gift: "Gåva",
    lastDay: "Svara senast",
    open: "Visa ägarbytet",
    buyer: {
      offered: {
        subject: "En cykel väntar på din underskrift",
        opening:
          "Någon vill att du blir ägare till en cykel i Cykelregistret. Läs igenom allt, se till att cykeln inte är anmäld stulen och skriv under när du har den hos dig.",
        closing: "Vet du inte vad det gäller behöver du inte göra något.",
      },
      changed: {
        subject: "Villkoren för ägarbytet är ändrade",
        opening:
          "Säljaren har ändrat något och skrivit under på nytt. Läs igenom vad som är nytt innan du skriver under.",
      },
      reminder: {
        subject: "En cykel väntar fortfarande på din underskrift",
        opening:
          "Du har inte svarat än. Skriv under när du har cykeln hos dig, eller tacka nej om den inte ska bli din.",
      },
      completed: {
        subject: "Cykeln är din",
        opening:
          "Båda har skrivit under och du står som ägare i Cykelregistret. Kvittot finns på ägarbytets sida.",
      },
      cancelled: {
        subject: "Ägarbytet är tillbakadraget",
        opening: "Säljaren har dragit tillbaka ägarbytet. Cykeln är kvar hos sin ägare.",
      },
      stopped: {
        subject: "Ägarbytet är stoppat",
        opening:
          "Cykeln har anmälts stulen, och därför är ägarbytet avslutat. Konfrontera ingen. Pågående brott: 112. Tips/anmälan: 114 14.",
      },
      expired: {
        subject: "Tiden för ägarbytet har gått ut",
        opening: "Ingen underskrift kom inom 14 dagar. Cykeln är kvar hos sin ägare.",
      },
    },
    invited:
      "Länken är personlig och fungerar en gång. Har du inget konto skapar du ett med ditt BankID, och sedan finns ägarbytet där. Vet du inte vad det gäller behöver du inte göra något.",
    seller: {
      opened: {
        subject: "Är det rätt köpare?",
        opening:
          "Någon har öppnat din inbjudan med ett konto som har en annan e-postadress än den du skrev. Se vem det är, och skriv under på nytt om det är rätt person. Innan dess kan ingen ta över cykeln.",
      },
      completed: {
        subject: "Köparen har skrivit under",
        opening: "Cykeln är köparens nu. Kvittot med bådas underskrifter finns på ägarbytets sida.",
      },
      declined: {
        subject: "Köparen har tackat nej",
        opening:
          "Cykeln är kvar hos dig, och poängen är inte längre reserverade. Skälet står på ägarbytets sida.",
      },
      expired: {
        subject: "Tiden för ägarbytet har gått ut",
        opening:
          "Köparen svarade inte inom 14 dagar. Cykeln är kvar hos dig, och poängen är inte längre reserverade.",
      },
    },
    withdrawn: {
      subject: "Ett ägarbyte gällde inte dig",
      opening: "Säljaren hade skrivit fel e-postadress. Du behöver inte göra något.",
    },
    titles: {
      buyer: {
        offered: "Ägarbyte: till köparen",
        changed: "Ägarbyte: ändrade villkor",
        reminder: "Ägarbyte: påminnelse",
        completed: "Ägarbyte: cykeln är köparens",
        cancelled: "Ägarbyte: tillbakadraget",
        stopped: "Ägarbyte: stoppat av en stöldanmälan",
        expired: "Ägarbyte: tiden har gått ut, till köparen",
      },
      invited: "Ägarbyte: inbjudan till någon utan konto",
      seller: {
        opened: "Ägarbyte: inbjudan öppnad av någon annan",
        completed: "Ägarbyte: köparen har skrivit under",
        declined: "Ägarbyte: köparen har tackat nej",
        expired: "Ägarbyte: tiden har gått ut, till säljaren",
      },
      withdrawn: "Ägarbyte: fel adress",
    },
  },
  en: {
    bike: "Bike",
    price: "Price",
    changedPrice: (now: string, before: string) => `${now} (was ${before})`,
    gift: "Gift",
    lastDay: "Answer by",
    open: "Show the transfer",
    buyer: {
      offered: {
        subject: "A bike is waiting for your signature",
        opening:
          "Someone wants you to become the owner of their bike in Cykelregistret. Read everything, check that the bike isn’t reported stolen, and sign when you have it with you.",
        closing: "If you don’t know what this is about, you don’t need to do anything.",
      },
      changed: {
        subject: "The terms of the transfer have changed",
        opening: "The seller has changed something and signed again. Read what’s new before you sign.",
      },
      reminder: {
        subject: "A bike is still waiting for your signature",
        opening:
          "You haven’t answered yet. Sign when you have the bike with you, or decline if it’s not going to be yours.",
      },
      completed: {
        subject: "The bike is yours",
        opening:
          "You’ve both signed, and you are its owner in Cykelregistret. The receipt is on the page of the transfer.",
      },
      cancelled: {
        subject: "The transfer has been withdrawn",
        opening: "The seller has withdrawn the transfer. The bike stays with its owner.",
      },
      stopped: {
        subject: "The transfer has been stopped",
        opening:
          "The bike has been reported stolen, so the transfer has ended. Don’t confront anyone. Crime in progress: 112. Tips and reports: 114 14.",
      },
      expired: {
        subject: "The transfer has expired",
        opening: "No signature came within 14 days. The bike stays with its owner.",
      },
    },
    invited:
      "The link is for you and works once. If you don’t have an account, create one with your BankID and the transfer will be there. If you don’t know what this is about, you don’t need to do anything.",
    seller: {
      opened: {
        subject: "Is this the right buyer?",
        opening:
          "Someone has opened your invitation with an account that has another email address than the one you wrote. See who it is, and sign again if it’s the right person. Until then they can’t take over the bike.",
      },
      completed: {
        subject: "The buyer has signed",
        opening:
          "The bike is the buyer’s now. The receipt with both signatures is on the page of the transfer.",
      },
      declined: {
        subject: "The buyer has declined",
        opening:
          "The bike is still yours, and the points are no longer reserved. The reason is on the page of the transfer.",
      },
      expired: {
        subject: "The transfer has expired",
        opening:
          "The buyer didn’t answer within 14 days. The bike is still yours, and the points are no longer reserved.",
      },
    },
    withdrawn: {
      subject: "A transfer wasn’t meant for you",
      opening: "The seller had typed the wrong email address. You don’t need to do anything.",
    },
    titles: {
      buyer: {
        offered: "Transfer: to the buyer",
        changed: "Transfer: terms changed",
        reminder: "Transfer: reminder",
        completed: "Transfer: the bike is the buyer’s",
        cancelled: "Transfer: withdrawn",
        stopped: "Transfer: stopped by a theft report",
        expired: "Transfer: expired, to the buyer",
      },
      invited: "Transfer: invitation to someone without an account",
      seller: {
        opened: "Transfer: invitation opened by someone else",
        completed: "Transfer: the buyer has signed",
        declined: "Transfer: the buyer has declined",
        expired: "Transfer: expired, to the seller",
      },
      withdrawn: "Transfer: wrong address",
    },
  },
} as const;
