import Tag from 'antd/es/tag';
import { useWords } from '#locale/words.ts';
import { buildingWords } from './building-words.ts';
import { changesRooms, type RoomPlan } from './building-client.ts';
import css from './structure.module.css';

/** What generating does to the rooms of a unit: added, removed and kept, each by name. domain.md §2.1 */
export function RoomPlanView({ plan }: { plan: RoomPlan }) {
  const t = useWords(buildingWords);
  const parts = [
    { key: 'added', tone: 'success', rooms: plan.added.map((one) => ({ ...one, used: false })) },
    { key: 'lost', tone: 'error', rooms: plan.lost },
    { key: 'kept', tone: 'default', rooms: plan.kept.map((one) => ({ ...one, used: false })) },
  ] as const;
  return (
    <div className={css.plan}>
      <p className={css.muted}>{t(changesRooms(plan) ? 'generateText' : 'nothingToDo')}</p>
      {parts
        .filter((part) => part.rooms.length > 0)
        .map((part) => (
          <section key={part.key}>
            <h3>
              {t(part.key)} · {part.rooms.length}
            </h3>
            <ul className={css.inside}>
              {part.rooms.map((one) => (
                <li key={one.room_code}>
                  <Tag color={part.tone}>{`${one.room_code} ${one.room_name}`}</Tag>
                  {one.used && <span className={css.warning}>{t('used')}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
