import ts from 'typescript';

const CJK = /[\u3400-\u9fff\uf900-\ufaff\u3000-\u303f\uff00-\uffef]/;
const LETTER = /\p{L}/u;
/** Attributes that people read or hear. */
const said = new Set(
  [
    'title',
    'placeholder',
    'alt',
    'label',
    'aria-label',
    'aria-description',
    'description',
    'tooltip',
    'extra',
    'help',
  ].concat(['okText', 'cancelText', 'content', 'message', 'subTitle', 'emptyText', 'addonAfter', 'addonBefore']),
);
/** Properties that hold Words, whatever their sides look like. */
const wordsProperty = new Set(['label', 'title', 'help', 'words']);

export interface WordsFound {
  /** Words pairs seen. */
  pairs: number;
  faults: string[];
}

/**
 * What is said in one source file, and what is wrong with it. A screen says nothing itself: its words stand in pairs in
 * `*-words.ts` or in domain, and it asks for them by key.
 */
export function wordsIn(file: string, text: string): WordsFound {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: WordsFound = { pairs: 0, faults: [] };
  const screen = file.endsWith('.tsx');
  const fault = (node: ts.Node, what: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.faults.push(`${file}:${line + 1} ${what}`);
  };
  const visit = (node: ts.Node): void => {
    const piece = pieceOf(node);
    if (screen && piece !== null && CJK.test(piece)) fault(node, `Chinese in a screen: ${piece.trim()}`);
    else if (screen) rawText(node, fault);
    if (ts.isArrayLiteralExpression(node)) pair(node, found, fault);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function pieceOf(node: ts.Node): string | null {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? node.text : null;
}

type Fault = (node: ts.Node, what: string) => void;

/** Text that reaches people without being said in both languages. */
function rawText(node: ts.Node, fault: Fault): void {
  if (ts.isJsxText(node) && LETTER.test(node.text)) fault(node, `raw text in JSX: ${node.text.trim()}`);
  if (ts.isJsxExpression(node) && node.expression && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))) {
    const text = pieceOf(node.expression);
    if (text !== null && LETTER.test(text)) fault(node, `raw text in JSX: ${text}`);
  }
  if (ts.isJsxAttribute(node) && node.initializer && said.has(node.name.getText())) {
    const value = ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer;
    const text = value ? pieceOf(value) : null;
    if (text !== null && LETTER.test(text)) fault(node, `raw text in ${node.name.getText()}: ${text}`);
  }
}

/** A Words pair: two sides, both said, English first, the same places to fill. */
function pair(node: ts.ArrayLiteralExpression, found: WordsFound, fault: Fault): void {
  const [first, second, ...more] = node.elements;
  if (!first || !second || more.length > 0 || !ts.isStringLiteralLike(first) || !ts.isStringLiteralLike(second)) return;
  const [en, zh] = [first.text, second.text];
  if (!CJK.test(en + zh) && !meantAsWords(node)) return;
  found.pairs += 1;
  if (en.trim() === '' || zh.trim() === '') fault(node, `one side says nothing: ${node.getText()}`);
  else if (CJK.test(en)) fault(node, `the English side is Chinese: ${en}`);
  else if (places(en) !== places(zh)) fault(node, `places differ: ${en} | ${zh}`);
}

function meantAsWords(node: ts.ArrayLiteralExpression): boolean {
  const holder = node.parent;
  if (ts.isPropertyAssignment(holder) && wordsProperty.has(holder.name.getText())) return true;
  if (ts.isVariableDeclaration(holder) && holder.type?.getText() === 'Words') return true;
  const call = ts.findAncestor(node, (up) => ts.isCallExpression(up) && up.expression.getText() === 'defineWords');
  return call !== undefined;
}

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join(' ');
