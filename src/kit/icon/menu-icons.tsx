import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import BarsOutlined from '@ant-design/icons/es/icons/BarsOutlined';
import BorderOutlined from '@ant-design/icons/es/icons/BorderOutlined';
import BuildOutlined from '@ant-design/icons/es/icons/BuildOutlined';
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import ControlOutlined from '@ant-design/icons/es/icons/ControlOutlined';
import FileExclamationOutlined from '@ant-design/icons/es/icons/FileExclamationOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import LayoutOutlined from '@ant-design/icons/es/icons/LayoutOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import ProjectOutlined from '@ant-design/icons/es/icons/ProjectOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import { type ComponentType, lazy } from 'react';

/** The icons that the menus of the seed name (`source`): those that nearly every person sees. */
const icons: Readonly<Record<string, ComponentType>> = {
  ApartmentOutlined,
  AppstoreOutlined,
  BarsOutlined,
  BorderOutlined,
  BuildOutlined,
  CalendarOutlined,
  ControlOutlined,
  FileExclamationOutlined,
  HomeOutlined,
  LayoutOutlined,
  LinkOutlined,
  MenuOutlined,
  ProjectOutlined,
  SafetyCertificateOutlined,
  ScheduleOutlined,
  TagsOutlined,
  UnorderedListOutlined,
};

/** The others come with the first of them; where they do not, the default one stands for them. */
const Other = lazy(async () => ({
  default: await import('./office-icons.tsx').then(
    ({ OfficeIcon }) => OfficeIcon,
    () => MenuOutlined as ComponentType<{ name: string }>,
  ),
}));

/** The icon of a menu entry; the default one for a name that is no outlined icon. wire.md §3 */
export function MenuIconDrawn({ name }: { name: string }) {
  const Icon = icons[name];
  if (Icon) return <Icon />;
  return /^[A-Z]\w*Outlined$/.test(name) ? <Other name={name} /> : <MenuOutlined />;
}
