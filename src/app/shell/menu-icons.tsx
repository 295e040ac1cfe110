import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import BarsOutlined from '@ant-design/icons/es/icons/BarsOutlined';
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined';
import BookOutlined from '@ant-design/icons/es/icons/BookOutlined';
import BorderOutlined from '@ant-design/icons/es/icons/BorderOutlined';
import BuildOutlined from '@ant-design/icons/es/icons/BuildOutlined';
import ControlOutlined from '@ant-design/icons/es/icons/ControlOutlined';
import FileExclamationOutlined from '@ant-design/icons/es/icons/FileExclamationOutlined';
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import LayoutOutlined from '@ant-design/icons/es/icons/LayoutOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import MonitorOutlined from '@ant-design/icons/es/icons/MonitorOutlined';
import ProjectOutlined from '@ant-design/icons/es/icons/ProjectOutlined';
import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined';
import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import SlidersOutlined from '@ant-design/icons/es/icons/SlidersOutlined';
import TagsOutlined from '@ant-design/icons/es/icons/TagsOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import type { ComponentType } from 'react';

/** The icons that menus name (`source`): those of the seed. A new menu brings its icon here. */
const icons: Readonly<Record<string, ComponentType>> = {
  ApartmentOutlined,
  AppstoreOutlined,
  BarsOutlined,
  BellOutlined,
  BookOutlined,
  BorderOutlined,
  BuildOutlined,
  ControlOutlined,
  FileExclamationOutlined,
  HomeOutlined,
  LayoutOutlined,
  LinkOutlined,
  MenuOutlined,
  MonitorOutlined,
  ProjectOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  SlidersOutlined,
  TagsOutlined,
  UnorderedListOutlined,
};

/** The icon of a menu entry; the default one for a name this build does not draw. wire.md §3 */
export function MenuIconDrawn({ name }: { name: string }) {
  const Icon = icons[name] ?? MenuOutlined;
  return <Icon />;
}
