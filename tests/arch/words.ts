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
/** Called so in every language: the product, and each language by its own name. */
const names = new Set(['QCDM', 'English', '中文']);
/** Properties that hold Words, whatever their sides look like. */
const wordsProperty = new Set(['label', 'title', 'help', 'words']);

export interface WordsFound {
  /** Words pairs seen. */
  pairs: number;
  faults: string[];
}

/**
 * What is said in one source file, and what is wrong with it. A screen says nothing by itself: its words stand in pairs,
 * mostly in `*-words.ts` or in domain, and it asks for them by key.
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
    if (screen && piece !== null && CJK.test(piece) && !names.has(piece) && !isSide(node))
      fault(node, `Chinese in a screen: ${piece.trim()}`);
    else if (screen) rawText(node, fault);
    if (ts.isArrayLiteralExpression(node)) pair(node, found, fault);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Whether it is the Chinese side of a pair; the pair itself is looked at as a whole. */
function isSide(node: ts.Node): boolean {
  return ts.isArrayLiteralExpression(node.parent) && sidesOf(node.parent)?.[1] === node;
}

function sidesOf(node: ts.ArrayLiteralExpression): [ts.StringLiteralLike, ts.StringLiteralLike] | null {
  const [first, second, ...more] = node.elements;
  if (!first || !second || more.length > 0) return null;
  return ts.isStringLiteralLike(first) && ts.isStringLiteralLike(second) ? [first, second] : null;
}

function pieceOf(node: ts.Node): string | null {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? node.text : null;
}

type Fault = (node: ts.Node, what: string) => void;

/** Text that reaches people without being said in both languages. */
function rawText(node: ts.Node, fault: Fault): void {
  if (ts.isJsxText(node) && LETTER.test(node.text) && !names.has(node.text.trim()))
    fault(node, `raw text in JSX: ${node.text.trim()}`);
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
  const sides = sidesOf(node);
  if (!sides) return;
  const [en, zh] = [sides[0].text, sides[1].text];
  if (!CJK.test(en + zh) && !meantAsWords(node)) return;
  found.pairs += 1;
  if (en.trim() === '' || zh.trim() === '') fault(node, `one side says nothing: ${node.getText()}`);
  else if (CJK.test(en) && !forTheOther(node)) fault(node, `the English side is Chinese: ${en}`);
  else if (places(en) !== places(zh)) fault(node, `places differ: ${en} | ${zh}`);
}

/** `other…: ['中文', 'English']` speaks to whoever reads the other language: the switch itself. */
function forTheOther({ parent }: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && parent.name.getText().startsWith('other');
}

function meantAsWords(node: ts.ArrayLiteralExpression): boolean {
  const holder = node.parent;
  if (ts.isPropertyAssignment(holder) && wordsProperty.has(holder.name.getText())) return true;
  if (ts.isVariableDeclaration(holder) && holder.type?.getText() === 'Words') return true;
  const call = ts.findAncestor(node, (up) => ts.isCallExpression(up) && up.expression.getText() === 'defineWords');
  return call !== undefined;
}

const places = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted().join(' ');
