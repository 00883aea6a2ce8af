import type { InfoText } from "../info-text.ts";

export const whyEn: InfoText = {
  title: "Why register a bike?",
  lead: "A bike whose owner is in no register is hard to get back, hard to prove and easy to sell on. A few minutes change that.",
  sections: [
    {
      id: "proof",
      heading: "You can prove it is yours",
      paragraphs: [
        "The receipt is checked against the frame number and against you, and kept with the bike. When you need to show your ownership to the police, an insurer or a buyer the proof is in one place, even when the paper receipt has faded.",
      ],
    },
    {
      id: "found",
      heading: "Whoever finds the bike finds you",
      paragraphs: [
        "The police can only match a found bike with an owner if the frame number is known. Whoever looks up the number here sees at once that the bike is registered. You are reached through the service, and no name, phone number or address is given away.",
      ],
    },
    {
      id: "buyers",
      heading: "Stolen bikes become harder to sell",
      paragraphs: [
        "Anyone can look up a frame number before buying, without an account. Stolen goods cannot be acquired in good faith in Sweden, so a careful buyer wants to check. The more bikes there are in the register, the fewer buyers a thief has.",
      ],
    },
    {
      id: "insurance",
      heading: "Insurance claims go faster",
      paragraphs: [
        "Insurers mostly ask for a police report, the frame number, the model and the receipt. All but the report you have collected already.",
      ],
    },
    {
      id: "price",
      heading: "You pay once",
      paragraphs: [
        "A registration costs 100 points and is valid as long as you own the bike. There is no subscription. Searching is always free.",
      ],
    },
    {
      id: "privacy",
      heading: "Nobody sees who you are",
      paragraphs: [
        "Whoever searches sees the bike, not its owner. Your personal number is encrypted, and you decide what is shown about the bike.",
      ],
    },
  ],
};
