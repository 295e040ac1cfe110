import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { type Language, say } from '#domain/kernel/words.ts';
import { loginWords } from './login-words.ts';
import css from './login.module.css';

/** A part of the page that comes when it is first drawn, and says so when it cannot come. */
export function later<P extends { language: Language }>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: Lost };
    }
  });
}

function Lost({ language }: { language: Language }) {
  return (
    <p role="alert" className={css.refusal}>
      {say(loginWords.partLost, language)}
    </p>
  );
}
