const conversation = "Of a bike that is still its owner's: it ends two years after the bike has left them.";
const waiting = "A search that someone still wants watched ends when they delete it.";

/** Items of which the table says when some of them end, and why others have not come to their end. */
export const staying: Readonly<Record<string, string>> = {
  alert: waiting,
  alertPlace: waiting,
  bikeThread: conversation,
  thread: conversation,
  message: conversation,
  sale: "What a store has sold stays with it; of a buyer who never came it knows the first letter.",
};
