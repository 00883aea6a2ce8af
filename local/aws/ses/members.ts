/** Reads a list of the query protocol: `<name>.member.1`, `<name>.member.2`, … */
export const members = (form: URLSearchParams, name: string): string[] => {
  const members: string[] = [];
  for (let at = 1; form.has(`${name}.member.${at}`); at += 1)
    members.push(form.get(`${name}.member.${at}`) ?? "");
  return members;
};
