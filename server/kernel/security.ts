import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/**
 * The policy the SPA really runs under: scripts only of our own files, and those that stood in index.html at start
 * (docs/decisions/012); styles inline because antd writes them at run
 * time; pictures from blobs for previews before the upload, and documents that the page made itself; frames of this site and of those that the environment names,
 * for the embedded-page route (spec §2, docs/decisions/016).
 */
const csp = (frameOrigins: readonly string[], scripts: readonly string[]) =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob:",
    "worker-src 'self' blob:",
    ['frame-src', "'self'", ...frameOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Safe headers on every answer; one that sets its own (a served file) keeps it. */
export function security(
  frameOrigins: readonly string[] = [],
  scripts: readonly string[] = [],
): MiddlewareHandler<AppEnv> {
  const all = Object.entries({ 'Content-Security-Policy': csp(frameOrigins, scripts), ...headers });
  return async (c, next) => {
    await next();
    for (const [name, value] of all) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    // Only a proxy that speaks https for us says so; over plain http the header would mean nothing.
    if (c.req.header('X-Forwarded-Proto') === 'https')
      c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    if (c.req.path.startsWith('/api/')) {
      if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
      c.res.headers.append('Vary', 'Accept-Language');
    }
  };
}
