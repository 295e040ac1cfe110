/** Where bytes lie, named by the sha256 of their content. The server's own disk, or what a tenant configured. */
export interface FileStore {
  /** Stores bytes and answers their hash; storing the same bytes twice is one file. Durable when it resolves. */
  put: (bytes: Uint8Array) => Promise<string>;
  /** The bytes of a hash, or null when there are none. */
  get: (hash: string) => Promise<Uint8Array | null>;
  /** Forgets bytes that no row names: those of a trial. */
  remove: (hash: string) => Promise<void>;
}
