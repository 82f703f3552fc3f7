import ts from 'typescript';

/** Names and comments are wanted, not types: without the libraries this takes a tenth of the time. */
const readingOnly: ts.CompilerOptions = {
  noLib: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/** A function that `appsscript/entry.ts` offers to Google: what Sheets shows while a formula is typed. */
export interface EntryFunction {
  readonly name: string;
  /** In order, as named in the source. */
  readonly parameters: readonly string[];
  /** The comment block `/** … *\/` as it stands in the source, without its indentation; `''` when there is none. */
  readonly jsDoc: string;
}

/** The exported functions of an entry file, re-exported ones included, sorted by name. */
export function readEntryFunctions(entryFile: string): EntryFunction[] {
  const program = ts.createProgram([entryFile], readingOnly);
  const source = program.getSourceFile(entryFile);
  const checker = program.getTypeChecker();
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) {
    throw new Error(`${entryFile} exports nothing`);
  }
  return checker
    .getExportsOfModule(module)
    .map((symbol) => describe(symbol, checker))
    .filter((described) => described !== undefined)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describe(exported: ts.Symbol, checker: ts.TypeChecker): EntryFunction | undefined {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.valueDeclaration;
  const callable = declaration && callableOf(declaration);
  if (declaration === undefined || callable === undefined) {
    return undefined;
  }
  return {
    name: exported.name,
    parameters: callable.parameters.map((parameter) => parameterName(exported.name, parameter)),
    jsDoc: jsDocOf(declaration),
  };
}

function callableOf(declaration: ts.Declaration): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(declaration)) {
    return declaration;
  }
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

function parameterName(owner: string, parameter: ts.ParameterDeclaration): string {
  if (!ts.isIdentifier(parameter.name) || parameter.dotDotDotToken !== undefined) {
    throw new Error(`${owner}: every parameter of an entry function needs a plain name, Sheets shows it`);
  }
  return parameter.name.text;
}

function jsDocOf(declaration: ts.Declaration): string {
  const block = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).pop();
  const text = block?.getText(declaration.getSourceFile()) ?? '';
  return text.replace(/\n\s*\*/g, '\n *');
}
