export const stolenBike = {
  title: "Stulen cykel",
  titleOf: "Stulen: {{bike}}",
  seen: "Har du sett den?",
  lead: "Skriv till ägaren och säg var. Konfrontera ingen.",
  more: "Fler stulna cyklar",
  back: {
    title: "Cykeln är inte anmäld stulen",
    text: "Den kan ha kommit tillbaka till sin ägare, eller så är länken fel. Står du framför en cykel som du undrar över kan du söka på ramnumret.",
    search: "Sök på ett ramnummer",
  },
  failed: "Cykeln kunde inte hämtas",
} as const;
