/** A record that the search over a project found; `code` is '' as long as it has none (a draft). */
export interface Found {
  kind: 'report';
  id: string;
  code: string;
  text: string;
  state: string;
}
