import { Problem, type ProblemName } from '#domain/kernel/problems.ts';
import { type Language, type Params, say } from '#domain/kernel/words.ts';

/** A refusal of the token call that tells the client something to go on with. */
export class TellingProblem extends Problem {
  readonly told: Readonly<Record<string, unknown>>;
  constructor(problem: ProblemName, params: Params, told: Readonly<Record<string, unknown>>) {
    super(problem, params);
    this.told = told;
  }
}

/** Names of RFC 6749 §5.2 and ours; everything else is an invalid grant. */
const oauthErrors: Partial<Record<ProblemName, string>> = {
  badClient: 'invalid_client',
  grantUnknown: 'unsupported_grant_type',
  captchaRequired: 'unauthorized_client',
  ssoKeys: 'temporarily_unavailable',
  socialUnreachable: 'temporarily_unavailable',
  unbound: 'unbound',
  smsSeveral: 'account_choice',
};

/** A refusal of the token calls: flat, without `code`. wire.md §2 PRO */
export function oauthRefusal(problem: Problem, language: Language): Record<string, unknown> {
  return {
    error: oauthErrors[problem.problem] ?? 'invalid_grant',
    error_description: say(problem.words, language, problem.params),
    ...(problem instanceof TellingProblem ? problem.told : {}),
  };
}
