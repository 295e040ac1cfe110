import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';

/**
 * Every outlined icon of antd as its drawing, in one file that comes when a menu names an icon outside of the seed's or
 * somebody chooses one. Drawings and not components: those would be shared with the start, and cut it into small files.
 */
const files = import.meta.glob<string>('/node_modules/@ant-design/icons-svg/inline-svg/outlined/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `file-text` → `FileTextOutlined`: what menus call it. wire.md §3 */
function nameOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length).split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Outlined`;
}

const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, drawing]) => [nameOf(path), drawing]),
);

/** The names of all of them, in alphabetical order. */
export const iconNames: readonly string[] = [...drawings.keys()].toSorted();

/** One of all the icons; the default one for a name that is none of them. */
export function AnyIcon({ name }: { name: string }) {
  const drawing = drawings.get(name);
  if (!drawing) return <MenuOutlined />;
  const [, viewBox = '64 64 896 896'] = /viewBox="([\d ]+)"/.exec(drawing) ?? [];
  return (
    <svg viewBox={viewBox} width="1em" height="1em" fill="currentColor" fillRule={ruleOf(drawing)} aria-hidden>
      {[...drawing.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

const ruleOf = (drawing: string) => (drawing.includes('fill-rule="evenodd"') ? 'evenodd' : 'nonzero');
