import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines on stdout. What opens doors (tokens, credentials, passwords) never stands in them. */
export function createLog(level: string, to?: DestinationStream): Logger {
  const secrets = [
    'authorization',
    'blade-auth',
    'password',
    'passwordHash',
    'access_token',
    'refresh_token',
    'bind_ticket',
    'token',
    'secret',
  ];
  const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: { paths, censor: '***' } };
  return to ? pino(options, to) : pino(options);
}
