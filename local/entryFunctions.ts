import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A function that `appsscript/entry.ts` offers to Google: what Sheets shows while a formula is typed. */
export interface EntryFunction {
  readonly name: string;
  /** In order, as named in the source. */
  readonly parameters: readonly string[];
  /** The comment block as it stands in the source, without its indentation; `''` when there is none. */
  readonly jsDoc: string;
}

/**
 * The exported functions of the entry file, sorted by name. They must be declared in that file: it is the list
 * of all that Google can call, to be read in one place.
 */
export function readEntryFunctions(entryFile: string): EntryFunction[] {
  const text = readFileSync(entryFile, 'utf8');
  const source = ts.createSourceFile(entryFile, text, ts.ScriptTarget.ESNext, true);
  const functions = source.statements.filter(isExported).map((statement) => describe(statement, source));
  return functions.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function isExported(statement: ts.Statement): boolean {
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const marked = modifiers.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
  return !isType && (marked || ts.isExportDeclaration(statement) || ts.isExportAssignment(statement));
}

function describe(statement: ts.Statement, source: ts.SourceFile): EntryFunction {
  if (!ts.isFunctionDeclaration(statement) || statement.name === undefined) {
    throw new Error(`An entry must be a function declared in this file: ${statement.getText(source)}`);
  }
  const name = statement.name.text;
  return {
    name,
    parameters: statement.parameters.map((parameter) => parameterName(name, parameter)),
    jsDoc: jsDocOf(statement, source),
  };
}

function parameterName(owner: string, parameter: ts.ParameterDeclaration): string {
  if (!ts.isIdentifier(parameter.name) || parameter.dotDotDotToken !== undefined) {
    throw new Error(`${owner}: every parameter of an entry needs a plain name, because Sheets shows it`);
  }
  return parameter.name.text;
}

function jsDocOf(statement: ts.Statement, source: ts.SourceFile): string {
  const block = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).pop();
  return (block?.getText(source) ?? '').replace(/\n\s*\*/g, '\n *');
}
