import type { InfoText } from "#web/app/info/info-text.ts";

export const whyEn: InfoText = {
  title: "Why register your bike?",
  lead: "A bike without a registered owner is hard to get back, hard to prove yours and easy to sell on. A few minutes can change that.",
  sections: [
    {
      id: "proof",
      heading: "You can prove it’s yours",
      paragraphs: [
        "Your receipt is checked against the frame number and against you, and saved with the bike. If you ever need to prove ownership to the police, an insurer or a buyer, it’s all in one place, even after the paper receipt has faded.",
      ],
    },
    {
      id: "found",
      heading: "Whoever finds the bike finds you",
      paragraphs: [
        "The police can only match a found bike to its owner if they know the frame number. Anyone who looks it up here sees straight away that the bike is registered. They can reach you through the service, without getting your name, phone number or address.",
      ],
    },
    {
      id: "buyers",
      heading: "Stolen bikes become harder to sell",
      paragraphs: [
        "Anyone can look up a frame number before buying, without an account. In Sweden you can’t become the owner of stolen goods even if you buy them in good faith, so a careful buyer will want to check. The more bikes in the register, the fewer buyers for a thief.",
      ],
    },
    {
      id: "insurance",
      heading: "Insurance claims go faster",
      paragraphs: [
        "Insurers usually ask for a police report, the frame number, the model and the receipt. Everything but the report is already here.",
      ],
    },
    {
      id: "price",
      heading: "You pay once",
      paragraphs: [
        "A registration costs 100 points and lasts for as long as you own the bike. There’s no subscription. Searching is always free.",
      ],
    },
    {
      id: "privacy",
      heading: "Nobody sees who you are",
      paragraphs: [
        "People who search see the bike, not its owner. Your personal number is encrypted, and you decide what’s shown about the bike.",
      ],
    },
  ],
};
