/** News for finders about their points. */
export const rewardNews = {
  "reward-paid": {
    title: "Du har fått {{points, number}} poäng",
    text: "Tack för att du hittade en stulen cykel.",
  },
  "reward-refused": {
    title: "Ingen belöning den här gången",
    text: "Ditt fynd är granskat, och {{points, number}} poäng betalas inte ut.",
  },
  "reward-awaits-identity": {
    title: "{{points, number}} poäng väntar på dig",
    text: "De betalas ut när du har styrkt din identitet med BankID. Bland dina fynd står till vilken dag de finns kvar.",
  },
  "reward-taken-back": {
    title: "{{points, number}} poäng är återtagna",
    text: "Ett fynd var inte som det skulle. Skälet står bland dina poäng. Var poängen använda täcker nästa köp skulden först.",
  },
  "reward-lapsed": {
    title: "{{points, number}} poäng har förfallit",
    text: "Du styrkte inte din identitet i tid. Tack ändå för att du hittade en stulen cykel.",
  },
} as const;
