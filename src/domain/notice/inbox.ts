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
  /** Of a notice that must be acknowledged: not before it was. */
  read: boolean;
  /** Whether a notice asks the person to say that they have read it, and whether they did. */
  ack: 'none' | 'due' | 'done';
}

/** One of those a notice is for, and when they acknowledged it. */
export interface NoticeReader {
  id: string;
  account: string;
  realName: string;
  /** Wire date; '' when not yet. */
  ackTime: string;
}

export type Unread = Record<InboxKind, number>;

/** What is new for one person in one project; also what the live stream tells. */
export interface News {
  unread: Unread;
  /** Notices that the person has yet to acknowledge. */
  must: number;
  /** Differs whenever a list of entries does. */
  mark: string;
  /** The build of the SPA that the server gives out; '' when it serves none. */
  build: string;
}
