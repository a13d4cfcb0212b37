/** `docs/benchmarks.md`: the table of all sections, each with the figures of the run that last measured it. */
import { growthOf, growthTable } from "#benchmarks/scale/growth.ts";
import type { MachineFacts } from "#benchmarks/support/machine.ts";
import type { Row } from "#benchmarks/support/row.ts";
import { figureCells, rowHeader } from "#benchmarks/support/table.ts";

/** A row with the ISO date of its run, and what else of it bears on the figure. */
export interface DatedRow extends Row {
  measured: string;
  processor: string;
  /** The commit that was measured. */
  code: string;
  /** Flags and settings that the site was started under, with spaces between them. */
  flags: string;
}

const rowsOpen = "<!-- rows";
const rowsClose = "-->";

/** The rows that a report was written from; none where it holds none. */
export function rowsOfReport(markdown: string): DatedRow[] {
  const start = markdown.indexOf(rowsOpen);
  if (start === -1) return [];
  const lines = markdown.slice(start + rowsOpen.length, markdown.indexOf(rowsClose, start));
  return lines
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as DatedRow); // written by `reportOf`
}

/**
 * Former rows with those of the sections that were run again in their place, in the order of `sections`. What a section
 * measures of several sizes or on several databases is renewed for those that were run, the smallest first.
 */
export function renewedRows(
  former: readonly DatedRow[],
  rows: readonly DatedRow[],
  sections: readonly string[],
): DatedRow[] {
  const partOf = ({ section, size, engine }: Row) => `${section} ${size} ${engine}`;
  const renewed = new Set(rows.map(partOf));
  const all = [...former.filter((row) => !renewed.has(partOf(row))), ...rows];
  return sections.flatMap((section) =>
    all.filter((row) => row.section === section).toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0)),
  );
}

/** Writes the page; `machine` are facts about where the last run took place, by their names. */
export function reportOf(rows: readonly DatedRow[], machine: MachineFacts): string {
  const table = [
    [...rowHeader, "measured"],
    rowHeader.map(() => "---").concat("---"),
    ...rows.map((row) => [...figureCells(row), whenAndWhere(row, machine)]),
  ];
  const growths = growthOf(rows);
  const judged = rows.filter(({ holds }) => holds !== null);
  const aims = judged.filter(({ isGuard }) => !isGuard);
  const guards = judged.filter(({ isGuard }) => isGuard);
  return `# Benchmarks

What the site costs, measured by \`npm run bench -- --write\`, which writes this page. Sections can be named, as in
\`npm run bench -- wire api\`; those that were not run keep their former figures and their date. \`--quick\` leaves out what takes
minutes, and \`scale\` runs only when it is named or with \`--all\`, which measures every row below in some four hours. The command
builds the site and fills a database of its own with the demo content; what reads CPU and memory needs Linux, what looks at pages
Chromium, and rows of PostgreSQL a server of it, without which they keep their former figures.

Absolute times belong to one machine, that of the last run unless a row names another processor, and to whatever else it was
doing: two machines with one name of a processor can differ by half. The commit that was measured and the flags of the site
(decision 29) are those of the last run, unless a row names others. What counts is the ratio to a baseline that was measured in
the same run: turn by turn with it in \`render\` and \`page-cache\`, before and after it in \`api\`, in a round of its own in
\`lighthouse\`. KB are 1024 bytes, "gz" is after gzip.

An aim was set before anything was measured. A guard is a limit that was set later, for what no aim was set to: it is to keep a
figure where it stood. A row without either is not counted: it stands beside one that has an aim and says what a harder question
finds, such as a listing under filters that were never asked for, or what is made anew where its neighbour is kept. Several of
these would miss their neighbour's aim.

What the sections measure, and what they leave out:

- \`start\` is \`npm start\` without npm's own time, and the memory of all its processes a second after the first page.
- \`wire\` is what a first visit fetches for its first view. "Fonts" are the files that are preloaded and those that a browser asks
  for because of a character on the page, such as the Turkish letters of a name. "Script" is what the page lists to be run
  (decision 23). Documents are weighed in dollars and square metres, and in roubles and square feet; the heavier one counts. A
  project whose visitor has chosen a signing day or a unit is up to 0.5 KB heavier, a shortlist of more than three homes by 0.65 to
  1 KB for each.
- \`render\` is judged on a listing that is asked for again, whose answer, cards and filters are kept, not on filters that were never
  drawn. Its bare page has the same content, so it loads what that is drawn from as the API says it, menus and filters with it; it
  stands beside one that loads its cards alone. As processes of the same code differ, three of each are asked, and those with the
  median ratio are told, each row's own.
- \`page-cache\`: who asks is a few sockets in a process of its own, nearly as busy as who answers, which is why the server's CPU is
  judged, too. As processes of the same code differ by a fifth, pages that are ready are asked of eleven, each beside a buffer of
  its own, and of these pairs the one with the median ratio is told, each row's own. The buffer says what the page says, head and
  body, and stands beside one that says only what its body is. Both are node:http as it comes, while the site sets it to read no
  body that was not announced and to make no timer for each answer, which saves it some 2 µs (decision 29). Pages made anew are
  judged without compression, which the router has not, and without being kept: four who ask for one page at once would wait for
  one render.
- Baselines that are servers of their own run under Node as it comes, the site under the flags that \`npm start\` gives it to save
  memory; but the router alone has them, too, as only what stands in front of it is judged: the aim of 1.2 holds against that one,
  not against the router without them, which stands in a row beside it.
- \`api\` is judged on answers that are kept.
- \`enquiries\` are received in the process, without HTTP.
- \`memory\` asks several processes the same, one after the other, and judges the one that takes the most: the process that serves.
  What started it, which \`start\` counts, too, is in the row beside it: it takes the same at any number of requests. Whether
  the process rises is told by as many requests again, after its engine has compiled; to be taken for steady it may gain 10 MB, as
  its figure comes and goes by a few with the collector of garbage.
- \`lighthouse\` touches nothing and ends before the late scripts have run, so its figures are those of a page without them; what
  they cost is in \`interaction\`. It is not asked whether searching engines may read the six screens that are kept from them on
  purpose.
- \`interaction\` is in English. INP is the median of five presses, each on a page of its own, not their worst, and ends at the next
  paint; after a first press that paint may come before what was pressed for, so when that is shown is told, too.
- CLS is told as the sum of all that moves by itself in a document, which is at least what Google counts (the worst five seconds).
- \`faces\` holds type faces back until the page was painted, for Lighthouse, whose line is slowed down by calculation only, does not
  see them come late. It is the worst that can happen and is guarded by what Google calls good, 0.1. Everything else that may
  move has an aim of 0; \`untouched\`, which looks longer than Lighthouse, guards 0.00, as that shows it: at most 0.005.
- \`untouched\` is a page on a phone that nobody touches until its scripts have run by themselves, four seconds after it began: what
  the scripts that it lists fetch in turn, and what share of those of them that are the site's own has run.
- \`scale\` times search in the process, without HTTP, JSON and compression, in a catalog that is opened anew for each round of the
  same requests; memory is that of one that is asked for other things in each of six rounds, garbage collected, beside what it was
  after three. On PostgreSQL its CPU is that of the site alone. Of several sizes, some may be of another day or machine, which their
  rows say; "at the end" is how a figure grows between the two largest.

| | |
|---|---|
${Object.entries(machine)
  .map(([name, value]) => `| ${name} | ${value} |`)
  .join("\n")}

${heldOf(aims)} aims are reached, and ${heldOf(guards)} guards hold.

${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}
${growths.length === 0 ? "" : `\n## How the cost grows with the number of projects\n\n${growthTable(growths)}\n\n![Milliseconds by number of projects](benchmarks-growth.svg)\n`}
${rowsOpen}
${rows.map((row) => JSON.stringify(row)).join("\n")}
${rowsClose}
`;
}

function heldOf(rows: readonly Row[]): string {
  return `${rows.filter(({ holds }) => holds === true).length} of ${rows.length}`;
}

/** The day, with the code, the processor and the flags where they are others than those of the last run. */
function whenAndWhere(row: DatedRow, machine: MachineFacts): string {
  const { measured, code, processor, flags } = row;
  const [then, now] = [flags.split(" "), machine.flags.split(" ")];
  const nameOf = (flag: string) => flag.split("=", 1)[0];
  const names = new Set(then.map(nameOf));
  return [
    measured,
    ...(code === machine.code ? [] : [code]),
    ...(processor === machine.processor ? [] : [processor]),
    ...then.filter((flag) => !now.includes(flag)),
    ...now.filter((flag) => !names.has(nameOf(flag))).map((flag) => `without ${flag}`),
  ].join(", ");
}
