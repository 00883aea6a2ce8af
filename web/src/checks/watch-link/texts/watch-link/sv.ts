export const watchLink = {
  number: "Ramnummer",
  loading: "Hämtar bevakningen …",
  confirm: {
    title: "Bevaka ramnumret",
    lead: "Vi mejlar dig om cykeln anmäls stulen senast {{day}}, eller en vars nummer liknar det här.",
    action: "Starta bevakningen",
    done: "Bevakningen är i gång",
    doneText:
      "Den slutar automatiskt {{day}}. Vill du avsluta den tidigare finns en länk längst ner i mejlet.",
    stolen: "Cykeln är redan anmäld stulen. Köp den inte.",
    alike: "En stulen cykel har ett nummer som liknar det här. Jämför tecken för tecken.",
    check: "Visa vad registret säger",
  },
  end: {
    title: "Avsluta bevakningen",
    lead: "Vi slutar bevaka numret och raderar din adress. Annars slutar bevakningen {{day}}.",
    action: "Avsluta bevakningen",
    done: "Bevakningen är slut",
    doneText: "Din adress är raderad. Vill du bevaka numret igen, kolla det en gång till.",
    check: "Kolla numret",
  },
  invalidText: "Den gäller i ett dygn och kan vara avbruten i mejlet. Kolla numret igen och be om en ny.",
  again: "Kolla ett ramnummer",
} as const;
