import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** AuthenticationOk and ReadyForQuery: PGlite is one session that is open already, whoever greets it. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * The socket that node-postgres thinks it talks through: what it writes goes to the embedded database as one piece, and
 * the answer is there when the call returns. So both databases are spoken to by the same driver, and a query that the
 * database knows already costs one call instead of the six of PGlite's own client. docs/decisions/017
 */
export class EmbeddedStream extends Duplex {
  constructor(private readonly pglite: PGlite) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // What a socket has besides; there is no wire here to set anything on.
  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    void this.ask(piece, done);
  }

  override _writev(pieces: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    void this.ask(Buffer.concat(pieces.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  private async ask(message: Buffer, done: (error?: Error | null) => void): Promise<void> {
    let failed: Error | null = null;
    try {
      await this.answer(message);
    } catch (error) {
      failed = error instanceof Error ? error : new Error('the embedded database failed', { cause: error });
    }
    done(failed);
  }

  private async answer(message: Buffer): Promise<void> {
    // Only the greeting has no letter in front.
    if (message[0] === 0) {
      // The pool throws a connection away whose query failed; the session behind it is the same one, and what the old
      // connection prepared or left open must not meet the new one.
      await this.pglite.exec('rollback; deallocate all');
      this.push(welcome);
      return;
    }
    const pieces: Buffer[] = [];
    // Raw: the other calls read the answer themselves and keep it.
    const onRawData = (bytes: Uint8Array) => pieces.push(Buffer.from(bytes));
    await this.pglite.execProtocolRawStream(message, { syncToFs: false, onRawData });
    // After the await: no socket answers inside the call that writes to it.
    if (pieces.length > 0) this.push(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces));
  }
}
