import { byName, Drawing } from './drawing.tsx';

/**
 * Every outlined icon of antd as its drawing, in one file that comes when a menu names an icon outside of the seed's or
 * somebody chooses one. Drawings and not components: those would be shared with the start, and cut it into small files.
 */
const files = import.meta.glob<string>('/node_modules/@ant-design/icons-svg/inline-svg/outlined/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const drawings = byName(files);

/** The names of all of them, in alphabetical order. */
export const iconNames: readonly string[] = [...drawings.keys()].toSorted();

/** One of all the icons; the default one for a name that is none of them. */
export function AnyIcon({ name }: { name: string }) {
  return <Drawing drawing={drawings.get(name)} />;
}
