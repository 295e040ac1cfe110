import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';

/** Drawings by the names of their files, by what menus call them: `file-text.svg` → `FileTextOutlined`. wire.md §3 */
export function byName(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([path, drawing]) => [nameOf(path), drawing]));
}

function nameOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length).split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Outlined`;
}

/** An icon from its drawing; the default one where there is none. */
export function Drawing({ drawing }: { drawing: string | undefined }) {
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
