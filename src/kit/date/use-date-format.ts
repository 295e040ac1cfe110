import { usePrefs } from '#stores/prefs.ts';
import { useProject } from '#stores/project.ts';

/** How this person reads dates, and the zone of the wall clock that the wire dates of the project are in. spec §9 */
export function useDateFormat(): { format: string; zone: string } {
  const format = usePrefs((prefs) => prefs.dateFormat);
  const zone = useProject((state) => state.current?.timeZone);
  return { format: format || 'YYYY-MM-DD', zone: zone || 'Asia/Singapore' };
}
