/** A comma list of a param or a user's roleId as ids; blanks are dropped. spec §3 */
export function idList(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}
