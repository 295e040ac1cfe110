import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Problem } from '#domain/kernel/problems.ts';
import { say } from '#domain/kernel/words.ts';
import type { Ctx } from '../../kernel/context.ts';
import { renderUrl } from './social-service.ts';

/** Sends the browser to the provider; it comes by navigation, so a refusal is a page where it reads pages. */
export async function render(ctx: Ctx<{ source: string; tenantId?: string; redirect?: string }>): Promise<Response> {
  try {
    return ctx.raw.redirect((await renderUrl(ctx)).href, 302);
  } catch (error) {
    const reads = ctx.raw.req.header('Accept') ?? '';
    if (!(error instanceof Problem) || !reads.includes('text/html')) throw error;
    return ctx.raw.html(page(ctx, error), error.code as ContentfulStatusCode);
  }
}

/** A page of its own, without script: the product itself was left by the navigation. */
function page(ctx: Ctx, problem: Problem): string {
  const words = say(problem.words, ctx.language, problem.params);
  const back = say(['Back to the sign-in page', '返回登录页'], ctx.language);
  return `<!doctype html>
<html lang="${ctx.language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words)}</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 16px/1.6 system-ui, sans-serif; margin: 18vh auto 0; max-width: 32rem; padding: 0 1.5rem; }
  h1 { font-size: 1.25rem; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>${escaped(words)}</h1>
<p><a href="/login">${escaped(back)}</a></p>
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
