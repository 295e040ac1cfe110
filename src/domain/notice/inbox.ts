/** The three tabs of the notices popover. spec §2 */
export const inboxKinds = ['mail', 'message', 'notice'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** One line of the popover, in the reader's language. */
export interface InboxEntry {
  id: string;
  kind: InboxKind;
  title: string;
  content: string;
  /** Kind of a notice, way of a mail; '' for messages. */
  label: string;
  /** Wire date. */
  time: string;
  /** A path inside the product, or ''. */
  link: string;
  read: boolean;
}

export type Unread = Record<InboxKind, number>;

/** What is new for one person in one project; also what the live stream tells. */
export interface News {
  unread: Unread;
  /** Differs whenever a list of entries does. */
  mark: string;
  /** The build of the SPA that the server gives out; '' when it serves none. */
  build: string;
}
