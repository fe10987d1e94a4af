import ts from "typescript";

/** A text as a bundle's source has it. */
export interface WrittenText {
  readonly text: string;
  /** Where its literal begins and ends. */
  readonly start: number;
  readonly end: number;
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;
}

function collect(object: ts.ObjectLiteralExpression, path: string, into: Map<string, WrittenText>): void {
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const name = nameOf(property.name);
    const value = property.initializer;
    if (name === undefined) continue;
    if (ts.isObjectLiteralExpression(value)) collect(value, `${path}${name}.`, into);
    else if (ts.isStringLiteralLike(value))
      into.set(path + name, { text: value.text, start: value.getStart(), end: value.getEnd() });
  }
}

/** The object behind `as const` and `satisfies`. */
function objectOf(expression: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (expression === undefined) return undefined;
  if (ts.isObjectLiteralExpression(expression)) return expression;
  return ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression)
    ? objectOf(expression.expression)
    : undefined;
}

/** The texts that are written in a bundle, by their key; those that it takes from the catalog are left out. */
export function writtenTexts(source: string): ReadonlyMap<string, WrittenText> {
  const file = ts.createSourceFile("bundle.ts", source, ts.ScriptTarget.Latest, true);
  const texts = new Map<string, WrittenText>();
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const object = objectOf(initializer);
      if (ts.isIdentifier(name) && name.text === "texts" && object) collect(object, "", texts);
    }
  }
  return texts;
}

/** The source with other texts; one that stays the same is not touched. */
export function withTexts(source: string, texts: ReadonlyMap<string, string>): string {
  const changes = [...writtenTexts(source)]
    .map(([key, written]) => ({ ...written, next: texts.get(key) }))
    .filter(({ text, next }) => next !== undefined && next !== text)
    .toSorted((a, b) => b.start - a.start);
  return changes.reduce(
    (now, { start, end, next }) => now.slice(0, start) + JSON.stringify(next) + now.slice(end),
    source,
  );
}
