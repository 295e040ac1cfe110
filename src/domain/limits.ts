/** Thresholds and constants of the specification, named once. */
export const limits = {
  /** spec §5: jpg/png only, max 500 kb. */
  photoBytes: 500 * 1024,
  /** domain.md §2.0: the browser shrinks photos to this edge before sending. */
  photoEdge: 1600,
  /** Photos of one defect or one verdict. ASSUMED: 006 */
  photosPerItem: 9,
  /** spec §5: element import excel only, max 1M. */
  sheetBytes: 1024 * 1024,
  /** Any JSON body. ASSUMED: 006 */
  jsonBytes: 1024 * 1024,
  /** spec §9: NCR close within 7 days, else issue a memo. */
  ncrDays: 7,
  /** Amber from two days before the deadline. look.md */
  dueSoonDays: 2,
  /** spec §9: token setting 3000, seconds by the public template. wire.md §2 */
  tokenTimeSeconds: 3000,
  /** wire.md §2: access 3600 s, refresh 604800 s. */
  accessSeconds: 3600,
  refreshSeconds: 604_800,
  /** spec §9 */
  tokenCheckMs: 10_000,
  requestTimeoutMs: 920_000,
  uploadTimeoutMs: 36_000_000,
  lockDelayMs: 100,
  /** wire.md §2: 5 failures per account and per address within 30 minutes. */
  loginFailures: 5,
  loginWindowMinutes: 30,
  captchaMinutes: 5,
  /** wire.md §9.1: another code after 60 s. How long one is good and how often it is asked and tried: ASSUMED: 009 */
  smsResendSeconds: 60,
  smsMinutes: 5,
  smsTries: 5,
  smsPerPhoneADay: 10,
  smsPerAddress: 20,
  /** Time to come back from a provider, and then to say whose the identity is. ASSUMED: 009 */
  socialMinutes: 10,
  /** How far the clock of a system that signs links may be off. ASSUMED: 009 */
  ssoLeewaySeconds: 30,
  /** Life of a signed file link; links are cut to whole steps so that browsers can cache them. */
  fileLinkMinutes: 60,
  defectsPerReport: 50,
  /** spec §9: the badge of the error log ends here. */
  logBadge: 99,
  /** Uploaded errors: of one upload, and of one person or address within the window. ASSUMED: 013 */
  logsPerUpload: 100,
  logsPerWindow: 300,
  logWindowMinutes: 10,
  /** Windows of one person that listen at the same time, and how long messages are kept. ASSUMED: 013 */
  streamsPerPerson: 10,
  messageDays: 180,
} as const;
