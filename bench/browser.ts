/** The browser that the figures are measured in. */
export const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
