import { inflateRawSync } from 'node:zlib';
import { Problem } from '#domain/kernel/problems.ts';

/** What a workbook of the allowed size may unpack to; more is a bomb, not a list of units. */
const UNPACKED_BYTES = 32 * 1024 * 1024;
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The first sheet of a workbook as rows of trimmed text, row 1 first; numbers as they are written, a date or a mistake
 * as null. Whatever is not an .xlsx by its bytes is Problem sheetType.
 */
export async function readSheetRows(bytes: Uint8Array<ArrayBuffer>): Promise<(string | null)[][]> {
  if (!unpacksWithin(bytes, UNPACKED_BYTES)) throw new Problem('sheetType');
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = (await readSheet(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), {
      trim: true,
    })) as unknown[][];
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new Problem('sheetType');
  }
}

function textOf(cell: unknown): string | null {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : null;
  return null;
}

/**
 * Whether the bytes are a zip that has a workbook in it and really unpacks to no more than `limit`. The sizes that a
 * zip claims are not believed: every part is unpacked up to the limit.
 */
function unpacksWithin(bytes: Uint8Array<ArrayBuffer>, limit: number): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let end = view.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    if (view.readUInt32LE(0) !== 0x04034b50 || end < 0) return false;
    const entries = view.readUInt16LE(end + 10);
    end = view.readUInt32LE(end + 16);
    let left = limit;
    let workbook = false;
    for (let n = 0, at = end; n < entries; n++) {
      if (view.readUInt32LE(at) !== 0x02014b50) return false;
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.readUInt16LE(at + offset));
      const name = view.toString('utf8', at + 46, at + 46 + nameLength!);
      workbook ||= name === 'xl/workbook.xml';
      left -= unpackedSize(view, at, left);
      if (left < 0) return false;
      at += 46 + nameLength! + extra! + comment!;
    }
    return workbook;
  } catch {
    return false; // cut short, or a part that unpacks to more than is left
  }
}

function unpackedSize(view: Buffer, entry: number, left: number): number {
  const packed = view.readUInt32LE(entry + 20);
  const claimed = view.readUInt32LE(entry + 24);
  const local = view.readUInt32LE(entry + 42);
  if (claimed > left) return claimed;
  const from = local + 30 + view.readUInt16LE(local + 26) + view.readUInt16LE(local + 28);
  if (view.readUInt16LE(entry + 10) === 0) return packed;
  return inflateRawSync(view.subarray(from, from + packed), { maxOutputLength: Math.max(left, 1) }).byteLength;
}

/** A cell of a written sheet: text stays text, whatever it begins with. */
export type SheetCell = string | number;

/**
 * A workbook with one sheet. Text cells are typed as text, so that no spreadsheet runs what begins with = + - @ as a
 * formula.
 */
export async function writeSheet(
  name: string,
  header: readonly string[],
  rows: readonly (readonly SheetCell[])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cell = (value: SheetCell) =>
    typeof value === 'number' ? { value, type: Number } : { value, type: String, format: '@' };
  const data = [
    header.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(cell)),
  ];
  const columns = header.map((title, index) => {
    const longest = rows.reduce((most, row) => Math.max(most, String(row[index] ?? '').length), title.length);
    return { width: Math.min(40, Math.max(12, longest + 2)) };
  });
  const buffer = await writeExcelFile(data, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer();
  return new Uint8Array(buffer);
}

/** A download of a workbook. */
export function sheetResponse(bytes: Uint8Array<ArrayBuffer>, fileName: string): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="sheet.xlsx"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'Cache-Control': 'no-store',
    },
  });
}
