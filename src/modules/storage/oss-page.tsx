import ApiOutlined from '@ant-design/icons/es/icons/ApiOutlined';
import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined';
import HddOutlined from '@ant-design/icons/es/icons/HddOutlined';
import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined';
import { oss } from '#domain/resources/oss.ts';
import { confirm, toast } from '#kit/feedback.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import type { RowAction } from '#kit/resource/row-actions.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useWords } from '#locale/words.ts';
import { useCode } from '#stores/menus.ts';
import { switchStorage, tryStorage, useRowWork } from './storage-client.ts';
import { storageColumns } from './storage-columns.tsx';
import { storageParts } from './storage-form.tsx';
import { storageWords } from './storage-words.ts';

const { words } = storageWords;

/** Where the tenant's files go: one configuration takes the new ones, each keeps what it has. docs/decisions/025 */
export default function OssPage() {
  const actionsOf = useStorageActions();
  return <ResourcePage resource={oss} columns={storageColumns} parts={storageParts} rowActions={actionsOf} />;
}

function useStorageActions(): (row: Row) => RowAction[] {
  const t = useWords(storageWords);
  const mayEnable = useCode('oss_enable');
  const may = useButtons(oss);
  const { busy, work } = useRowWork();

  const test = (row: Row, name: string) =>
    work(row.id, async () => {
      const { ms } = await tryStorage({ id: row.id });
      toast.success(t('worksNamed', { name, ms }));
    });
  const enable = async (row: Row, name: string) => {
    const yes = await confirm({
      title: t('enableTitle', { name }),
      content: t('enableText'),
      okText: words.enable,
    });
    if (!yes) return;
    await work(row.id, async () => {
      await switchStorage('enable', row.id);
      toast.success(t('enabledNow', { name }));
    });
  };
  const disable = async (row: Row, name: string) => {
    const yes = await confirm({ title: t('disableTitle'), content: t('disableText', { name }) });
    if (!yes) return;
    await work(row.id, async () => {
      await switchStorage('disable', row.id);
      toast.success(words.disabledNow);
    });
  };
  return (row) => {
    const name = String(row['ossCode']);
    const actions: RowAction[] = [];
    if (mayEnable || may.edit)
      actions.push({
        key: 'test',
        label: words.test,
        icon: busy === row.id ? <LoadingOutlined /> : <ApiOutlined />,
        run: () => void test(row, name),
      });
    if (!mayEnable) return actions;
    if (row['status'] === '1')
      actions.push({ key: 'disable', label: words.disable, icon: <HddOutlined />, run: () => void disable(row, name) });
    else
      actions.push({
        key: 'enable',
        label: words.enable,
        icon: <CheckCircleOutlined />,
        run: () => void enable(row, name),
      });
    return actions;
  };
}
