export const messageNews = {
  "message-report-decided": {
    title: "Din anmälan är prövad",
    text: "Vi har läst det du anmälde i en konversation. Se vad vi kom fram till.",
  },
  "message-report-reviewed": {
    title: "Din anmälan är prövad på nytt",
    text: "Den du anmälde har invänt mot beslutet. Se hur det gick.",
  },
  "messages-warned": {
    title: "Du har fått en varning",
    text: "Den gäller ett meddelande som du har skrivit. Läs varför.",
  },
  "messages-closed": {
    title: "En konversation är stängd",
    text: "En handläggare har stängt den på grund av något du skrev. Läs varför.",
  },
  "messages-barred": {
    title: "Du kan inte skriva just nu",
    text: "En handläggare har stängt av dig från meddelanden en tid. Läs varför.",
  },
  "message-objection-upheld": {
    title: "Din invändning är prövad",
    text: "Beslutet om det du skrev står fast.",
  },
  "message-objection-revoked": {
    title: "Din invändning är prövad",
    text: "Du fick rätt. Beslutet gäller inte längre.",
  },
  "thread-closed": {
    title: "En konversation är stängd",
    text: "En handläggare har stängt den. Du kan fortfarande läsa det som är skrivet.",
  },
  "thread-reopened": {
    title: "En konversation är öppen igen",
    text: "En handläggare har öppnat den igen.",
  },
};
