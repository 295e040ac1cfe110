import Button from 'antd/es/button';
import { defineWords, useWords } from '#locale/words.ts';
import { notNow, reloadNow, useNewBuild } from '#stores/new-build.ts';
import css from './new-build-card.module.css';

export const buildWords = defineWords('new-build', {
  ready: ['A new version is ready', '新版本已就绪'],
  reload: ['Reload', '重新加载'],
  later: ['Later', '稍后'],
  lost: [
    'This part could not be loaded. Check the connection, then reload the page',
    '该部分加载失败，请检查网络后重新加载页面',
  ],
});

/** A newer version is offered, once, and never in the way: the person decides when to reload. Part of every page: a new
 * build may have taken away what would be loaded for it. */
export function NewBuildCard() {
  const t = useWords(buildWords);
  const { name, covered } = useNewBuild();
  return (
    <div role="status">
      {name !== '' && !covered && (
        <div className={css.card}>
          <span>{t('ready')}</span>
          <Button type="primary" onClick={reloadNow}>
            {t('reload')}
          </Button>
          <Button onClick={notNow}>{t('later')}</Button>
        </div>
      )}
    </div>
  );
}
