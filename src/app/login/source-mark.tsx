import css from './login.module.css';

/** Our own drawings in the colours of the two; others show their first letter. */
const marks: Readonly<Record<string, { colour: string; path: string }>> = {
  wechat: {
    colour: '#07832f',
    path: 'M9.500 4C5.400 4 2 6.700 2 10.200c0 1.900 1.100 3.600 2.800 4.800l-.6 2.200 2.600-1.300c.9.200 1.700.400 2.700.400h.5a5 5 0 0 1-.2-1.400c0-3.200 3.100-5.700 6.800-5.700h.5C16.400 6.100 13.300 4 9.500 4Zm7.200 6.400c-3 0-5.500 2-5.500 4.600s2.500 4.600 5.500 4.600c.7 0 1.400-.1 2-.300l1.900 1-.5-1.600a4.400 4.400 0 0 0 2-3.700c0-2.600-2.400-4.600-5.400-4.600Z',
  },
  qq: {
    colour: '#0b6fb8',
    path: 'M12 2.500c-3 0-5 2.200-5 5.300v2.100c-1 1.500-2.300 3.400-2.300 5.200 0 .9.300 1.300.6 1.300.4 0 .9-.6 1.300-1.300.3 1 .8 1.900 1.500 2.600-.8.300-1.400.8-1.400 1.500 0 1.200 1.700 1.800 3.700 1.800.7 0 1.200-.1 1.600-.300.4.200.9.300 1.600.3 2 0 3.700-.6 3.700-1.800 0-.7-.6-1.200-1.400-1.500.7-.7 1.200-1.600 1.500-2.600.4.700.9 1.300 1.300 1.300.3 0 .6-.4.6-1.300 0-1.800-1.300-3.700-2.300-5.200V7.800c0-3.100-2-5.300-5-5.300Z',
  },
};

/** The sign of a provider. */
export function SourceMark({ source, name }: { source: string; name: string }) {
  const mark = marks[source];
  if (!mark)
    return (
      <span className={css.letter} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    );
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill={mark.colour} aria-hidden="true">
      <path d={mark.path} />
    </svg>
  );
}
