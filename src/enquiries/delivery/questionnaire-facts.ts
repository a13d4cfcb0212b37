/** Answers of the questionnaire, in words for the team. */

const labels: Readonly<Record<string, string>> = {
  type: "Looks for",
  rooms: "Rooms",
  size_m2: "Size, m²",
  budget_usd: "Budget with all costs, US$",
};

/** Labels and answers in the order of the questions. A browser sent them, so unknown names stay as they are. */
export function questionnaireFacts(
  answers: Readonly<Record<string, string>> | null,
): { label: string; value: string }[] {
  return Object.entries(answers ?? {}).map(([name, answer]) => {
    const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
    return label === undefined ? { label: name, value: answer } : { label, value: inWords(answer) };
  });
}

/** `250000-400000` as `250,000 to 400,000`, `serviced-homes` as `serviced homes`. */
function inWords(answer: string): string {
  if (answer === "any") return "open to any";
  const range = /^(\d+)-(\d*)$/.exec(answer);
  if (range === null) return answer.replaceAll("-", " ");
  const [from = "", to = ""] = range.slice(1).map(grouped);
  return to === "" ? `${from} and more` : `${from} to ${to}`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ",");
}
