import { createHash } from 'node:crypto';

/** A PDF with one page for each text, written by hand: objects, their places, and a trailer. */
function written(
  texts: readonly string[],
  lock?: (object: number, bytes: Buffer) => Buffer,
  more: string[] = [],
): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer) => objects.push(Buffer.from(body));
  // 1 catalogue, 2 pages, 3 font; each page is two objects from 4 on.
  const kids = texts.map((_, at) => `${4 + at * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${texts.length} /Kids [${kids}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [at, text] of texts.entries()) {
    const [page, content] = [4 + at * 2, 5 + at * 2];
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${content} 0 R >>`,
    );
    const plain = Buffer.from(`BT /F1 24 Tf 72 720 Td (${text}) Tj ET 72 100 450 560 re S`);
    const bytes = lock ? lock(content, plain) : plain;
    add(Buffer.concat([Buffer.from(`<< /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from('\nendstream')]));
    if (page + 1 !== content) throw new Error('objects are numbered as they are added');
  }
  for (const body of more) add(body);
  const parts = [Buffer.from('%PDF-1.4\n')];
  let at = parts[0]!.length;
  const places = objects.map((body, index) => {
    const place = at;
    const object = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(object);
    at += object.length;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = more.length > 0 ? ` /Encrypt ${objects.length} 0 R /ID [<${ID}> <${ID}>]` : '';
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

/** As many pages as asked for; each says which one it is, and every tenth that it was inspected. */
export function longPdf(pages: number): Buffer {
  const text = (at: number) => `Sheet ${at} of ${pages}${at % 10 === 0 ? ' - inspected' : ''}`;
  return written(Array.from({ length: pages }, (_, at) => text(at + 1)));
}

const ID = '00112233445566778899aabbccddeeff';
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** One page behind a password, by the standard's first security handler: RC4 with 40 bits. */
export function lockedPdf(password: string): Buffer {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(-4);
  const key = md5(Buffer.concat([padded, owner, rights, Buffer.from(ID, 'hex')])).subarray(0, 5);
  const user = rc4(key, PADDING);
  const lock = (object: number, bytes: Buffer) => {
    const number = Buffer.from([object & 255, (object >> 8) & 255, 0, 0, 0]);
    return rc4(md5(Buffer.concat([key, number])).subarray(0, 10), bytes);
  };
  const rule = `<< /Filter /Standard /V 1 /R 2 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> /P -4 >>`;
  return written(['Behind the password'], lock, [rule]);
}

const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b]!, state[a]!]);
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255;
      j = (j + state[i]!) & 255;
      swap(i, j);
      return byte ^ state[(state[i]! + state[j]!) & 255]!;
    }),
  );
}
