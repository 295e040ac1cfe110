import css from './gallery.module.css';

/** The tokens that a theme is made of, as they are called in style sheets. */
const tokens = [
  '--ant-color-primary',
  '--ant-color-primary-bg',
  '--ant-color-link',
  '--ant-color-info',
  '--ant-color-success',
  '--ant-color-warning',
  '--ant-color-error',
  '--ant-color-text',
  '--ant-color-text-secondary',
  '--ant-color-text-tertiary',
  '--ant-color-border',
  '--ant-color-split',
  '--ant-color-bg-layout',
  '--ant-color-bg-container',
  '--ant-color-bg-elevated',
  '--ant-color-bg-spotlight',
  '--look-side',
  '--look-side-ink',
  '--look-bar',
  '--look-bar-ink',
  '--look-brand',
  '--look-on',
] as const;

/** Colours of the theme that is on; another theme paints them anew. */
export function ColoursPart() {
  return (
    <ul className={css.colours}>
      {tokens.map((token) => (
        <li key={token}>
          <span style={{ background: `var(${token})` }} aria-hidden />
          <code>{token.replace(/^--(?:ant-color-)?/, '')}</code>
        </li>
      ))}
    </ul>
  );
}
