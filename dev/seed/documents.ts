import { daysFrom, type Chance } from "./chance.ts";
import type { Project } from "./productions.ts";

/** A document of a project: one page of text. */
export interface ProjectDocument {
  readonly id: string;
  readonly project: Project;
  readonly fileName: string;
  readonly lines: readonly string[];
}

/** Sides and a schedule for every third project that is or was casting. */
export function makeDocuments(chance: Chance, projects: readonly Project[]): readonly ProjectDocument[] {
  return projects
    .filter(({ status }) => status === "Approved" || status === "Closed")
    .filter((_, index) => index % 3 === 0)
    .flatMap((project) => {
      const id = () => chance.id(daysFrom(project.createdAt, 1));
      const parts = project.positions.map(({ name, description }) => `${name}: ${description}`);
      return [
        { id: id(), project, fileName: `Sides - ${project.name}.pdf`, lines: [project.overview, ...parts] },
        {
          id: id(),
          project,
          fileName: `Schedule - ${project.name}.pdf`,
          lines: [
            `Filming in ${project.city.name} from ${project.filmingBegin} to ${project.filmingEnd}.`,
            "Call times are sent the evening before.",
          ],
        },
      ];
    });
}

const LINE_CHARACTERS = 90;

/** A minimal one-page PDF with a title and lines. */
export function pdfOf(title: string, lines: readonly string[]): Buffer {
  const text = lines.flatMap(wrap).map((line) => `(${escape(line)}) Tj T*`);
  const content = `BT /F1 18 Tf 22 TL 56 780 Td (${escape(title)}) Tj T* /F1 10 Tf 15 TL T* ${text.join(" ")} ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, "latin1");
}

function wrap(line: string): string[] {
  return line.match(new RegExp(`.{1,${LINE_CHARACTERS}}(\\s|$)`, "g")) ?? [];
}

function escape(text: string): string {
  return text.replaceAll(/[\\()]/g, (one) => `\\${one}`).replaceAll(/[^\x20-\x7e]/g, "");
}
