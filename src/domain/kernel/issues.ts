import type { z } from 'zod';
import type { FieldProblems } from './problems.ts';
import type { Params, Words } from './words.ts';

type Issue = z.core.$ZodIssue;

const words = {
  required: ['Required', '必填'],
  tooShort: ['At least {min} characters', '至少 {min} 个字符'],
  tooLong: ['At most {max} characters', '最多 {max} 个字符'],
  tooFew: ['At least {min}', '至少 {min} 个'],
  tooMany: ['At most {max}', '最多 {max} 个'],
  tooSmall: ['Not below {min}', '不能小于 {min}'],
  tooBig: ['Not above {max}', '不能大于 {max}'],
  choice: ['Not one of the choices', '不在可选范围内'],
  format: ['Not in the right form', '格式不正确'],
} as const satisfies Record<string, Words>;

interface Said {
  words: Words;
  params?: Params;
}

/** What one zod issue means to a person, in both languages. A schema may bring its own words in `params.words`. */
export function sayIssue(issue: Issue): Said {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1 ? { words: words.required } : about(words.tooShort, { min: issue.minimum });
      if (issue.origin === 'array')
        return Number(issue.minimum) <= 1 ? { words: words.required } : about(words.tooFew, { min: issue.minimum });
      return about(words.tooSmall, { min: issue.minimum });
    case 'too_big':
      if (issue.origin === 'string') return about(words.tooLong, { max: issue.maximum });
      if (issue.origin === 'array') return about(words.tooMany, { max: issue.maximum });
      return about(words.tooBig, { max: issue.maximum });
    case 'invalid_type':
      return { words: issue.input === undefined || issue.input === null ? words.required : words.format };
    case 'invalid_value':
    case 'invalid_union':
      return { words: words.choice };
    case 'custom': {
      const own = (issue.params as { words?: Words } | undefined)?.words;
      return { words: own ?? words.format };
    }
    default:
      return { words: words.format };
  }
}

function about(said: Words, params: Record<string, number | bigint>): Said {
  return { words: said, params: Object.fromEntries(Object.entries(params).map(([k, v]) => [k, Number(v)])) };
}

/** All issues of a refused value, one per path, the first one winning. */
export function fieldProblems(issues: readonly Issue[]): FieldProblems {
  const found: Record<string, Said> = {};
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    found[path] ??= sayIssue(issue);
  }
  return found;
}
